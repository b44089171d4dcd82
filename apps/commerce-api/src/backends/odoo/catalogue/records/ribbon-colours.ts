/** WCAG 2.2, 1.4.3: text of any size. */
const LEAST_CONTRAST = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';

/**
 * The colours of a ribbon as `#rrggbb`. Text that would be hard to read on its ground (EN-20) becomes black or white,
 * whichever stands out more; a ground that is no colour becomes black.
 */
export function ribbonColours(ground: string, text: string): { bgColor: string; textColor: string } {
  const bgColor = toHex(ground) ?? BLACK;
  const wanted = toHex(text) ?? WHITE;
  if (contrast(bgColor, wanted) >= LEAST_CONTRAST) return { bgColor, textColor: wanted };
  return { bgColor, textColor: contrast(bgColor, BLACK) >= contrast(bgColor, WHITE) ? BLACK : WHITE };
}

/** Odoo's colour picker writes `#rgb`, `#rrggbb`, `#rrggbbaa` and `rgb(…)`; the opacity is left out. */
function toHex(colour: string): string | undefined {
  const plain = colour.trim().toLowerCase();
  const [, short] = /^#([\da-f]{3})[\da-f]?$/.exec(plain) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, long] = /^#([\da-f]{6})(?:[\da-f]{2})?$/.exec(plain) ?? [];
  if (long) return `#${long}`;
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b/.exec(plain)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of sRGB, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
