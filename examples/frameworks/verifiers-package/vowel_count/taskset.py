"""Words, and how many vowels each has."""

import verifiers.v1 as vf

WORDS = {"banana": 3, "rhythm": 0, "queue": 4}


class WordData(vf.TaskData):
    vowels: int = 0


class WordTask(vf.Task[WordData]):
    @vf.reward
    async def exact(self, trace: vf.Trace) -> float:
        return float(trace.last_reply.strip() == str(self.data.vowels))


class VowelCountConfig(vf.TasksetConfig):
    words: int = 3


class VowelCountTaskset(vf.Taskset[WordTask, VowelCountConfig]):
    def load(self) -> list[WordTask]:
        chosen = list(WORDS.items())[: self.config.words]
        return [
            WordTask(WordData(prompt=f"How many vowels has {word!r}? Answer with a number.", vowels=n), self.config.task)
            for word, n in chosen
        ]
