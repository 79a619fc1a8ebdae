from vowel_count.taskset import VowelCountTaskset

__all__ = ["VowelCountTaskset"]
