import type { Locale } from '@geven/timber';
import type { Seller } from '../shared/sender';
import termsDe from './messages/de/terms.json' with { type: 'json' };
import withdrawalDe from './messages/de/withdrawal.json' with { type: 'json' };
import termsEn from './messages/en/terms.json' with { type: 'json' };
import withdrawalEn from './messages/en/withdrawal.json' with { type: 'json' };
import termsNl from './messages/nl/terms.json' with { type: 'json' };
import withdrawalNl from './messages/nl/withdrawal.json' with { type: 'json' };

interface LegalText {
  readonly title: string;
  readonly updated?: string;
  readonly sections: Readonly<Record<string, { readonly heading: string; readonly body: readonly string[] }>>;
}

const TERMS: Record<Locale, LegalText> = { de: termsDe, en: termsEn, nl: termsNl };
const WITHDRAWAL: Record<Locale, LegalText> = { de: withdrawalDe, en: withdrawalEn, nl: withdrawalNl };

/** The terms and the notice of withdrawal as plain text; the law asks for both on a durable medium. */
export function legalTexts(locale: Locale, seller: Seller, number: string): { terms: string; withdrawal: string } {
  const places: Record<string, string> = {
    sellerName: seller.name,
    sellerAddress: seller.address,
    sellerEmail: seller.email,
    sellerPhone: seller.phone,
    sellerRegister: seller.register,
    sellerVat: seller.vat,
    number,
  };
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => places[name] ?? whole);
  return { terms: fill(toText(TERMS[locale])), withdrawal: fill(toText(WITHDRAWAL[locale])) };
}

function toText({ title, updated, sections }: LegalText): string {
  const paragraphs = Object.values(sections).flatMap(({ heading, body }) => [heading.toUpperCase(), ...body]);
  return `${[title, ...(updated ? [updated] : []), ...paragraphs].join('\n\n')}\n`;
}
