/** Colours of a ribbon as CSS values. */
export interface RibbonColours {
  readonly background: string;
  readonly text: string;
}

/** Least contrast of text by WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const INK_ON_WHITE: RibbonColours = { background: '#ffffff', text: '#101418' };
const HEX = /^#[0-9a-f]{6}$/i;

/** A merchant's colours where they can be read; ink on white for all others, and for what is no colour (CT-34). */
export function readableColours(background: string, text: string): RibbonColours {
  if (!HEX.test(background) || !HEX.test(text)) return INK_ON_WHITE;
  return contrast(background, text) >= LEAST_CONTRAST ? { background, text } : INK_ON_WHITE;
}

/** Contrast of two colours `#rrggbb` by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
