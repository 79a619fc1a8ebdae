/** The text of NOTICE. */
export function notice(modules: readonly string[], root: string): string;
