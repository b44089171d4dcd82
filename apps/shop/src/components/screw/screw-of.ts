import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import { drawnScrew, type Screw } from './drawn-screw';

const NAME = /(?<!× )(?<!\d)(\d+(?:[.,]\d+)?) × (\d+) mm$/;

/**
 * The screw that a product is: the one on its picture, or one for decking of the size that ends its name, if that has the
 * language's word for screws; null of what is none. For the server: what browsers load has no words of all languages.
 */
export function screwOf(picture: string, name: string, locale: Locale): Screw | null {
  const drawn = drawnScrew(picture);
  if (drawn || !name.toLowerCase().includes(getTexts(locale, 'catalogue')('pack.screw'))) return drawn;
  const [, diameter, length] = NAME.exec(name) ?? [];
  if (!diameter || !length) return null;
  return { work: 'decking', diameter: Number(diameter.replace(',', '.')), length: Number(length) };
}
