/** The text of a Git LFS pointer. */
export const POINTER: string = `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab12'.repeat(16)}\nsize 1234567\n`;
