import { type LegalText, legalText as legalTextWith } from '@geven/legal-texts';
import type { Locale } from '@geven/timber';
import type { LegalRoute } from '@/lib/content/legal-stories';
import { sellerPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';

/** A legal text as a page shows it. */
interface LegalPageText extends LegalText {
  readonly seoDescription: string;
}

/** A legal text in a language, with the seller's facts filled in. */
export function legalText(name: LegalRoute, locale: Locale): LegalPageText {
  return {
    ...legalTextWith(name, locale, sellerPlaces),
    seoDescription: getTexts(locale, 'content')(`${name}.seoDescription`, sellerPlaces),
  };
}
