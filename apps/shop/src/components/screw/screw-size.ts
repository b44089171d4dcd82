import type { Locale } from '@geven/timber';
import type { ScrewSize } from '@geven/timber/fixings';
import { getTexts } from '@/lib/texts/i18n';

const SIZE = /(?<!× )(?<!\d)(\d+(?:[.,]\d+)?) × (\d+) mm$/;

/** The size of a screw, whose name has the language's word for it and ends with its size; null of what is none. */
export function screwSize(name: string, locale: Locale): ScrewSize | null {
  if (!name.toLowerCase().includes(getTexts(locale, 'catalogue')('pack.screw'))) return null;
  const [, diameter, length] = SIZE.exec(name) ?? [];
  return diameter && length ? { diameter: Number(diameter.replace(',', '.')), length: Number(length) } : null;
}
