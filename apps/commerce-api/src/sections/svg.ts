type Point = readonly [x: number, y: number];

const INK = '#101418';
const TICK = 3;
/** Height of dimension texts, mm. */
const TEXT = 3.2;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML has it: names come from the merchant. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows no control characters, escaped or not
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

const round = (value: number): number => Math.round(value * 100) / 100;

/** A line of text; `anchor` is the part of it that is at the point. */
export function text(
  [x, y]: Point,
  content: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  size = TEXT,
): string {
  const at = `x="${round(x)}" y="${round(y)}"`;
  return `<text ${at} font-size="${size}" text-anchor="${anchor}">${escapeXml(content)}</text>`;
}

/** Thin lines from what is measured to its dimension line. */
export const extensions = (...lines: readonly [from: Point, to: Point][]): string =>
  `<path d="${lines.map(([[x0, y0], [x1, y1]]) => `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`).join('')}" fill="none" stroke="${INK}" stroke-width=".1" opacity=".5"/>`;

/** A level dimension line with ticks at its ends and its text above it, or beside it where it is too short. */
export function widthLine(from: number, to: number, y: number, label: string): string {
  const tick = (x: number) => `M${round(x)} ${round(y - TICK / 2)}v${TICK}`;
  const line = `<path d="M${round(from)} ${round(y)}H${round(to)}${tick(from)}${tick(to)}" fill="none" stroke="${INK}" stroke-width=".25"/>`;
  const isShort = to - from < label.length * TEXT * 0.55;
  return line + (isShort ? text([to + 2, y + 1.1], label) : text([(from + to) / 2, y - 1.2], label, 'middle'));
}

/** An upright dimension line; its text is to the left. */
export function heightLine(from: number, to: number, x: number, label: string): string {
  const tick = (y: number) => `M${round(x - TICK / 2)} ${round(y)}h${TICK}`;
  const line = `<path d="M${round(x)} ${round(from)}V${round(to)}${tick(from)}${tick(to)}" fill="none" stroke="${INK}" stroke-width=".25"/>`;
  return line + text([x - 2.4, (from + to) / 2 + 1.1], label, 'end');
}
