import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from './problems';
import type { RawRow, Table } from './table';

/** Reads a list of objects. */
export function readJson(file: string, text: string): Table {
  const read = open(file, text);
  return 'problems' in read ? { file, rows: [], problems: read.problems } : toTable(file, read.root, read.lineOf);
}

/** Reads several files in one: an object with a list of objects for each. */
export function readJsonRange(
  file: string,
  text: string,
): { tables: Map<string, Table>; problems: readonly Problem[] } {
  const read = open(file, text);
  if ('problems' in read) return { tables: new Map(), problems: read.problems };
  const { root, lineOf } = read;
  if (root.type !== 'object') {
    return { tables: new Map(), problems: [{ file, line: 1, message: 'is not an object with a list for each file' }] };
  }
  const entries = (root.children ?? []).map(({ children = [] }): [string, Table] => {
    const [name, rows] = children;
    return [String(name?.value), toTable(file, rows, lineOf)];
  });
  return { tables: new Map(entries), problems: [] };
}

type Opened = { root: Node; lineOf: (offset: number) => number } | { problems: Problem[] };

function open(file: string, text: string): Opened {
  const lineOf = lineFinder(text);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error || !root) {
    const message = `is no JSON: ${error ? printParseErrorCode(error.error) : 'it is empty'}`;
    return { problems: [{ file, line: error ? lineOf(error.offset) : undefined, message }] };
  }
  return { root, lineOf };
}

function toTable(file: string, list: Node | undefined, lineOf: (offset: number) => number): Table {
  if (list?.type !== 'array') {
    const line = list && lineOf(list.offset);
    return { file, rows: [], problems: [{ file, line, message: 'is not a list of objects' }] };
  }
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  for (const node of list.children ?? []) {
    const line = lineOf(node.offset);
    if (node.type === 'object') rows.push({ line, cells: getNodeValue(node) });
    else problems.push({ file, line, message: 'is not an object' });
  }
  return { file, rows, problems };
}

/** Finds lines of offsets that are asked for in any order. */
function lineFinder(text: string): (offset: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
