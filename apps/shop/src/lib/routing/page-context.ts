import { LOCALES, type Locale, type VatRate, vatRateOfLocale } from '@geven/timber';

/** How a page is shown: its language, and which prices, with VAT or net. */
export interface PageContext {
  readonly locale: Locale;
  readonly isNet: boolean;
  /** Percent by the language; carts have their own. */
  readonly vatRate: VatRate;
  /** Whether prices are those of the visitor's own list: only on a page that is rendered for each visitor. */
  readonly hasOwnPrices?: boolean;
}

/** The two segments that every internal path begins with. */
export interface PageContextParams {
  readonly locale: string;
  readonly vat: string;
}

/** Reads the segments; null for anything the proxy never writes. */
export function readPageContext({ locale, vat }: PageContextParams): PageContext | null {
  const known = LOCALES.find((each) => each === locale);
  if (!known || (vat !== 'incl' && vat !== 'excl')) return null;
  return { locale: known, isNet: vat === 'excl', vatRate: vatRateOfLocale(known) };
}
