import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { sourceFiles } from './source-files.ts';

const DOCUMENT = 'docs/acceptance.md';

/** What looks like the code of a row and is a standard's name. */
const STANDARDS = new Set(['EAN-13', 'UTF-16']);

/** The rows of the document: the first cell of `| CT-03 | what | from |`. */
export function rowsOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^\| ([A-Z]{2,4}-\d{2}) \|/gm)].map(([, code = '']) => code));
}

/** Codes of acceptance rows that a text names; an item number like `AC-SCR-003` is none. */
export function rowsNamedIn(text: string): string[] {
  const codes = [...text.matchAll(/(?<![\w-])[A-Z]{2,4}-\d{2}(?![\w-])/g)].map(([code]) => code);
  return codes.filter((code) => !STANDARDS.has(code));
}

export const acceptanceRows: Gate = {
  name: 'Acceptance rows',
  run: async () => {
    const rows = rowsOf(readFileSync(join(ROOT, DOCUMENT), 'utf8'));
    return sourceFiles()
      .filter((path) => /\.(ts|tsx|mjs|cjs|graphql|md)$/.test(path) && path !== DOCUMENT)
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            rowsNamedIn(line)
              .filter((code) => !rows.has(code))
              .map((code) => `${path}:${index + 1} names ${code}, which ${DOCUMENT} does not have`),
          ),
      )
      .join('\n');
  },
};
