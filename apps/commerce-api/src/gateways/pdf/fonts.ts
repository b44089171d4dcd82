import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600;

export interface BrandFont {
  readonly name: string;
  readonly font: Font;
}

/** A stretch of text that one font can show. */
export interface TextRun {
  readonly text: string;
  readonly font: BrandFont;
}

const { resolve } = createRequire(import.meta.url);
const parsed = new Map<string, BrandFont>();

/** Letters of western languages; the rest of Latin is a font of its own. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** What neither has, in characters that they have. */
const STAND_INS: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '→': '–', '‑': '-', '\t': ' ' };
const UNKNOWN = '?';

/** The brand's font in a weight, parsed once: pdfkit takes from it for every file what the file shows. */
export function fontOf(weight: Weight, subset: (typeof SUBSETS)[number] = 'latin'): BrandFont {
  const name = `archivo-${subset}-${weight}-normal`;
  const known = parsed.get(name);
  if (known) return known;
  const font = create(readFileSync(resolve(`@fontsource/archivo/files/${name}.woff`)));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  const brandFont = { name, font };
  parsed.set(name, brandFont);
  return brandFont;
}

/** A text as runs of one font each; a character that no font has becomes a question mark and never an empty box. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const fonts = SUBSETS.map((subset) => fontOf(weight, subset));
  const runs: { text: string; font: BrandFont }[] = [];
  for (const character of plain(text)) {
    const last = runs.at(-1);
    const font = [...(last ? [last.font] : []), ...fonts].find((each) => has(each, character));
    const wanted = font ?? fontOf(weight);
    const shown = font ? character : UNKNOWN;
    if (last?.font === wanted) last.text += shown;
    else runs.push({ text: shown, font: wanted });
  }
  return runs;
}

const has = ({ font }: BrandFont, character: string): boolean =>
  character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[≥≤→‑\t]/g, (character) => STAND_INS[character] ?? UNKNOWN)
    .replace(/[^\P{Cc}\n]/gu, '');
