import { type LegalText, legalText as legalTextWith } from '@geven/legal-texts';
import type { Locale } from '@geven/timber';
import { sellerPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';

/** Name of a legal text that has a page. */
export type LegalTextName = 'terms' | 'privacy' | 'productInfo';

/** A legal text as a page shows it. */
interface LegalPageText extends LegalText {
  readonly seoDescription: string;
}

/** A legal text in a language, with the seller's facts filled in. */
export function legalText(name: LegalTextName, locale: Locale): LegalPageText {
  return {
    ...legalTextWith(name, locale, sellerPlaces),
    seoDescription: getTexts(locale, 'content')(`${name}.seoDescription`, sellerPlaces),
  };
}
