/** Red, green and blue, 0 … 255 as shown on a screen, or 0 … 1 in linear light where a name says so. */
export type Colour = [number, number, number];

/** Reads '#rrggbb'. */
export function parseColour(hex: string): Colour {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Colour;
}

/** Writes '#rrggbb'. */
export function formatColour(colour: readonly number[]): string {
  return `#${colour.map((part) => clampByte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Rounds to a byte, 0 … 255. */
export function clampByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value);
}

/** Screen value 0 … 255 to linear light 0 … 1; gamma 2 is near enough to sRGB for an illustration, and fast. */
export function toLinear(value: number): number {
  const share = value / 255;
  return share * share;
}

/** Linear light 0 … 1 to a screen value 0 … 255. */
export function fromLinear(light: number): number {
  return light <= 0 ? 0 : 255 * Math.sqrt(light);
}
