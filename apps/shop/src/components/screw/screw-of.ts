import type { Locale } from '@geven/timber';
import type { ScrewSize, ScrewWork } from '@geven/timber/fixings';
import { getTexts } from '@/lib/texts/i18n';

/** What has to be known of a screw to draw it. */
export interface Screw extends ScrewSize {
  readonly work: ScrewWork;
}

const DRAWING = /\/screws-(decking|cladding|construction)-(\d+(?:-\d)?)x(\d+)(?:-[a-z]+)?\.webp$/;
const NAME = /(?<!× )(?<!\d)(\d+(?:[.,]\d+)?) × (\d+) mm$/;

/** The screw that a picture of the shop's own draws, `…/screws-decking-5-5x60.webp`; null of any other picture. */
export function drawnScrew(picture: string): Screw | null {
  const [, work, diameter, length] = DRAWING.exec(picture) ?? [];
  return work && diameter && length ? { work: work as ScrewWork, ...sizeOf(diameter.replace('-', '.'), length) } : null;
}

/**
 * The screw that a product is: the one on its picture, or one for decking of the size that ends its name, if that has the
 * language's word for screws; null of what is none.
 */
export function screwOf(picture: string, name: string, locale: Locale): Screw | null {
  const drawn = drawnScrew(picture);
  if (drawn || !name.toLowerCase().includes(getTexts(locale, 'catalogue')('pack.screw'))) return drawn;
  const [, diameter, length] = NAME.exec(name) ?? [];
  return diameter && length ? { work: 'decking', ...sizeOf(diameter.replace(',', '.'), length) } : null;
}

const sizeOf = (diameter: string, length: string) => ({ diameter: Number(diameter), length: Number(length) });
