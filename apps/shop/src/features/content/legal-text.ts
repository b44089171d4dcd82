import type { Locale } from '@geven/timber';
import { sellerPlaces } from '@/lib/seller';
import type { Messages } from '@/lib/texts/areas';
import { getMessages } from '@/lib/texts/i18n';
import { fillPlaces } from '@/lib/texts/translate';

/** Name of a legal text. */
export type LegalTextName = keyof Messages<'content'>;

/** A legal text with the seller's facts filled in. */
export interface LegalText {
  readonly title: string;
  readonly seoDescription: string;
  readonly updated: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly string[] }[];
}

/** A legal text in a language. */
export function legalText(name: LegalTextName, locale: Locale): LegalText {
  const { title, seoDescription, updated, sections } = getMessages(locale, 'content')[name];
  return {
    title: filled(title),
    seoDescription: filled(seoDescription),
    updated: filled(updated),
    sections: Object.entries<{ heading: string; body: string[] }>(sections).map(([id, { heading, body }]) => ({
      id,
      heading: filled(heading),
      body: body.map(filled),
    })),
  };
}

const filled = (text: string) => fillPlaces(text, sellerPlaces);
