import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { APP_ROOT } from '../app-root';

const { resolve } = createRequire(import.meta.url);

const FILES = {
  number: () => resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  logotype: () => join(APP_ROOT, 'fonts/archivo-expanded-700.woff'),
};
const parsed = new Map<keyof typeof FILES, Font>();

function fontOf(name: keyof typeof FILES): Font {
  const known = parsed.get(name);
  if (known) return known;
  const font = create(readFileSync(FILES[name]()));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  parsed.set(name, font);
  return font;
}

interface Letters {
  /** Outlines as SVG path data, from the origin on its baseline. */
  readonly path: string;
  readonly width: number;
}

/** A text as outlines: what turns SVG into pixels reads none of the brand's font files. */
export function letters(text: string, size: number, name: keyof typeof FILES = 'number'): Letters {
  const font = fontOf(name);
  const { glyphs, positions } = font.layout(text.replaceAll('\u00a0', ' '));
  const scale = size / font.unitsPerEm;
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale;
    return outline;
  });
  return { path: outlines.join(''), width: x };
}
