import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { type Language, type MessageSet, readMessages } from './messages.ts';

const PAIRS: [Language, Language][] = [
  ['en', 'nl'],
  ['en', 'de'],
  ['nl', 'de'],
];
/** Shorter words are units and signs. */
const WORD = /\p{L}{4}/u;

/** Texts that are the same in two languages although they hold words: probably not translated. */
export function sameTexts({ name, texts }: MessageSet, allowed: ReadonlySet<string>): string[] {
  return PAIRS.flatMap(([one, other]) =>
    [...(texts[one] ?? [])]
      .filter(([key, text]) => texts[other]?.get(key) === text)
      .filter(([, text]) => WORD.test(text.replace(/\{\{[^}]*\}\}/g, '')) && !allowed.has(text))
      .map(([key, text]) => `${name}: ${key} is the same in ${one} and ${other}: "${text}"`),
  );
}

export const sameText: Gate = {
  name: 'No text left untranslated',
  run: async () => {
    const file = join(ROOT, 'tools', 'gates', 'same-text-allowed.json');
    const allowed = new Set<string>(JSON.parse(readFileSync(file, 'utf8')));
    return readMessages()
      .flatMap((set) => sameTexts(set, allowed))
      .join('\n');
  },
};
