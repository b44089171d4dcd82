import type { Locale } from '@geven/timber';
import de from '@messages/de/content.json';
import en from '@messages/en/content.json';
import nl from '@messages/nl/content.json';
import { sellerPlaces } from '@/lib/seller';

const CONTENT = { nl, en, de } as const satisfies Record<Locale, typeof en>;

/** Name of a legal text. */
export type LegalTextName = keyof typeof en;

/** A legal text with the seller's facts filled in. */
export interface LegalText {
  readonly title: string;
  readonly seoDescription: string;
  readonly updated: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly body: readonly string[] }[];
}

const PLACES: Readonly<Record<string, string>> = sellerPlaces;

/** A legal text in a language. */
export function legalText(name: LegalTextName, locale: Locale): LegalText {
  const { title, seoDescription, updated, sections } = CONTENT[locale][name];
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

const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (context, key: string) => PLACES[key] ?? context);
