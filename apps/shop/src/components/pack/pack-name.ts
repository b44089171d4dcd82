import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import { contentsOrUnit, type Sold } from '@/lib/texts/unit-texts';
import { packLabel } from './pack-label';

/** What a pack is beside the others of its product, `200 pieces` or `71 mm`; where its name does not tell, what it holds. */
export const packName = (pack: Sold & { readonly name: string }, product: string, locale: Locale): string =>
  packLabel(pack.name, product) ?? contentsOrUnit(pack, locale, getTexts(locale, 'common'));
