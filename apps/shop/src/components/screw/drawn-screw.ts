import type { ScrewSize, ScrewWork } from '@geven/timber/fixings';

/** What has to be known of a screw to draw it. */
export interface Screw extends ScrewSize {
  readonly work: ScrewWork;
}

const DRAWING = /\/screws-(decking|cladding|construction)-(\d+(?:-\d)?)x(\d+)(?:-[a-z]+)?\.webp$/;

/** The screw that a picture of the shop's own draws, `…/screws-decking-5-5x60.webp`; null of any other picture. */
export function drawnScrew(picture: string): Screw | null {
  const [, work, diameter, length] = DRAWING.exec(picture) ?? [];
  if (!work || !diameter || !length) return null;
  return { work: work as ScrewWork, diameter: Number(diameter.replace('-', '.')), length: Number(length) };
}
