import type { Locale } from '@geven/timber';
import de from '@messages/de/units.json';
import en from '@messages/en/units.json';
import nl from '@messages/nl/units.json';
import { createTranslate, type Translate } from './translate';

/** Texts of an area with the words for what is sold: islands get both as one. */
export interface UnitMessages {
  units: typeof en;
}
export type UnitText = Translate<UnitMessages>;

/** The words for what is sold, boxes and cans and their prices. For servers: islands get those of one language as data. */
export const UNIT_MESSAGES: Readonly<Record<Locale, UnitMessages>> = {
  nl: { units: nl },
  en: { units: en },
  de: { units: de },
};

const TEXTS: Readonly<Record<Locale, UnitText>> = {
  nl: createTranslate(UNIT_MESSAGES.nl, 'nl'),
  en: createTranslate(UNIT_MESSAGES.en, 'en'),
  de: createTranslate(UNIT_MESSAGES.de, 'de'),
};

export const unitText = (locale: Locale): UnitText => TEXTS[locale];
