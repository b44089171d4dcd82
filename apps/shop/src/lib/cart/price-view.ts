import type { Locale, VatRate } from '@geven/timber';

/** How figures are shown: in a language, prices with the VAT of the order or net. */
export interface PriceView {
  readonly locale: Locale;
  readonly vatRate: VatRate;
  readonly isNet: boolean;
}
