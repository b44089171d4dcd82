import type { ScrewSize } from '@geven/timber/fixings';

const DRAWING = /\/screws-[a-z]+-(\d+(?:-\d)?)x(\d+)(?:-[a-z]+)?\.webp$/;

/** The size of a screw that a picture of the shop's own draws, `…/screws-decking-5-5x60.webp`; null of any other picture. */
export function drawnScrewSize(picture: string): ScrewSize | null {
  const [, diameter, length] = DRAWING.exec(picture) ?? [];
  return diameter && length ? { diameter: Number(diameter.replace('-', '.')), length: Number(length) } : null;
}
