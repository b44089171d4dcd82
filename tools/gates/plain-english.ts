import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { sourceFiles } from './source-files.ts';

/** Words that are wrong wherever we write for colleagues, and what to write instead. */
const WORDS: [wrong: RegExp, right: string][] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix or repair'],
  [/\breckon(s|ed|ing)?\b/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\bdear(er|est)\b/i, 'expensive'],
  [/\breaders? that listens?\b/i, 'screen reader'],
  [/\b(tell|tells|told|telling) of\b/i, 'report, or say about'],
  [/\b(stand|stands|stood) (in(?! for\b)|at|beside)\b/i, 'is in, is at, is beside'],
  [/\bparted by\b/i, 'separated by'],
  [/\b(wakes? up|woken up|woke up)\b/i, 'hydrate'],
  [/\banswers? how to\b|\banswer(s|ed)? no (row|number)\b/i, 'return: only servers answer'],
  [/\bthat there is not\b/i, 'that does not exist'],
  [/\bback-end|BackEnd/, 'backend'],
  [/\b(MOST|LARGEST|LONGEST)(_[A-Z]+|\b)/, 'MAX_…'],
];
const WRITTEN = /\.(ts|tsx|mjs|cjs|graphql|md|mdx)$/;
/** Texts for shoppers, what was recorded, released or specified, and this list itself. */
const EXCEPT = /(^|\/)(messages|recordings)\/|CHANGELOG\.md$|^docs\/acceptance\.md$|^tools\/gates\/plain-english/;

/** What a line should say otherwise. */
export function plainEnglishProblems(line: string): string[] {
  return WORDS.flatMap(([wrong, right]) => {
    const found = wrong.exec(line)?.[0];
    return found ? [`"${found}": write ${right}`] : [];
  });
}

export const plainEnglish: Gate = {
  name: 'Plain English',
  run: async () =>
    sourceFiles()
      .filter((path) => WRITTEN.test(path) && !EXCEPT.test(path))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) => plainEnglishProblems(line).map((problem) => `${path}:${index + 1} ${problem}`)),
      )
      .join('\n'),
};
