import type { Gate } from './gate.ts';
import { LANGUAGES, type MessageSet, readMessages } from './messages.ts';

/** `{{name}}` places and `<tag>` marks of a text, sorted; a translation must keep them. */
export function placesIn(text: string): string {
  return [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?\w+>/g)]
    .map(([whole, name]) => name ?? whole)
    .filter((place, index, all) => all.indexOf(place) === index)
    .sort()
    .join(' ');
}

/** Keys, texts and places that one language has and another lacks. */
export function keyProblems({ name, texts }: MessageSet): string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => [...(texts[language]?.keys() ?? [])]));
  return [...keys].flatMap((key) => {
    const missing = LANGUAGES.filter((language) => !texts[language]?.has(key));
    if (missing.length > 0) return [`${name}: ${key} is missing in ${missing.join(', ')}`];
    const empty = LANGUAGES.filter((language) => texts[language]?.get(key)?.trim() === '');
    if (empty.length > 0) return [`${name}: ${key} is empty in ${empty.join(', ')}`];
    const places = new Set(LANGUAGES.map((language) => placesIn(texts[language]?.get(key) ?? '')));
    return places.size > 1 ? [`${name}: ${key} has different {{places}}: ${[...places].join(' | ')}`] : [];
  });
}

export const messageKeys: Gate = {
  name: 'Every text in nl, en and de',
  run: async () => readMessages().flatMap(keyProblems).join('\n'),
};
