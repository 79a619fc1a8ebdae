import { parser } from '@lezer/python';

type Tree = ReturnType<typeof parser.parse>;

/** Gives up at the first error: to go on after thousands of them takes minutes. */
const strict = parser.configure({ strict: true });

/** The tree of a text, or the offset up to which it is Python. */
function parse(text: string): Tree | number {
  const parse = strict.startParse(text);
  try {
    let tree: Tree | null = null;
    while (tree === null) tree = parse.advance();
    return indentFault(tree, text) ?? tree;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return Math.min(parse.parsedPos, text.length);
  }
}

/** Where a decorator stands further in or out than what it decorates: Python refuses that, and the grammar does not. */
function indentFault(tree: Tree, text: string): number | null {
  let fault: number | null = null;
  if (!text.includes('@')) return fault;
  const indent = (offset: number): string => text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  tree.iterate({
    enter({ name, node }) {
      if (name !== 'DecoratedStatement') return;
      const wanted = indent(node.lastChild?.from ?? node.from);
      if (node.getChildren('Decorator').some(({ from }) => indent(from) !== wanted)) fault ??= node.from;
    },
  });
  return fault;
}

/** The grammar wants a value after every `yield`: Python does not. */
const BARE_YIELD = /\byield(?=[ \t]*(?:[\r\n)\]}:;,#]|$))/g;

/**
 * Parses one Python file strictly.
 * @returns the tree, or the offset up to which the text is Python; and the text that offsets mean: the grammar takes
 * some files only with a value after each `yield`. Lines stay as they are.
 */
export function parseText(text: string): { readonly text: string; readonly tree: Tree | number } {
  const tree = parse(text);
  if (typeof tree !== 'number' || !text.includes('yield')) return { text, tree };
  const filled = text.replace(BARE_YIELD, 'yield None');
  const again = parse(filled);
  return typeof again === 'number' ? { text, tree } : { text: filled, tree: again };
}
