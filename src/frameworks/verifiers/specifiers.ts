/**
 * Whether a release fits a version specifier (`>=0.2,<0.4`), as pip weighs it.
 * @param specifier the part of a requirement after the name; an empty one takes everything
 * @param release numbers with dots
 * @returns null where the specifier is of a kind that is not read
 */
export function satisfies(specifier: string, release: string): boolean | null {
  let result: boolean | null = true;
  for (const clause of specifier.split(',').map((part) => part.trim())) {
    if (clause === '') continue;
    const fits = satisfiesOne(clause, release);
    if (fits === false) return false;
    if (fits === null) result = null;
  }
  return result;
}

function satisfiesOne(clause: string, release: string): boolean | null {
  const found = /^(===|==|!=|~=|<=|>=|<|>)\s*v?(\d{1,9}(?:\.\d{1,9}){0,9})(\.\*)?$/.exec(clause);
  if (found === null) return null;
  const [, operator = '', version = '', star] = found;
  const order = compare(release, version);
  const starts = startsWith(release, version);
  switch (operator) {
    case '==':
      return star === undefined ? order === 0 : starts;
    case '!=':
      return star === undefined ? order !== 0 : !starts;
    case '<':
      return order < 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '>=':
      return order >= 0;
    case '~=':
      return version.includes('.')
        ? order >= 0 && startsWith(release, version.slice(0, version.lastIndexOf('.')))
        : null;
    default:
      return null;
  }
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}

function compare(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const order = (left[i] ?? 0) - (right[i] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

function startsWith(release: string, prefix: string): boolean {
  const whole = numbers(release);
  return numbers(prefix).every((number, i) => (whole[i] ?? 0) === number);
}

/** Longer requirements are not read. */
const LONGEST = 300;

/** The specifier of a requirement (`verifiers[harbor]>=0.3 ; python_version > "3.10"`); null where it has a condition or an address. */
export function specifierOf(requirement: string): string | null {
  // Runs of spaces are what the expression below would be slow at.
  const plain = requirement.replaceAll(/\s+/g, ' ');
  if (plain.length > LONGEST) return null;
  const found = /^\s*[A-Za-z0-9][A-Za-z0-9._-]*\s*(?:\[[^\]]*\]\s*)?\(?([^;@()]*)\)?\s*$/.exec(plain);
  return found === null ? null : (found[1] ?? '').trim();
}
