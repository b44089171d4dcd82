import { DEFAULT_LOCALE, LOCALES, type Locale, type VatRate, vatRateOfLocale } from '@geven/timber';
import { cache } from 'react';

/** How a page is shown: its language, and prices with VAT or net. */
export interface Place {
  readonly locale: Locale;
  readonly isNet: boolean;
  /** Percent by the language; carts have their own. */
  readonly vatRate: VatRate;
}

/** The two segments that every internal path begins with. */
export interface PlaceParams {
  readonly locale: string;
  readonly vat: string;
}

/** Reads the segments; null for anything the proxy never writes. */
export function readPlace({ locale, vat }: PlaceParams): Place | null {
  const known = LOCALES.find((each) => each === locale);
  if (!known || (vat !== 'incl' && vat !== 'excl')) return null;
  return { locale: known, isNet: vat === 'excl', vatRate: vatRateOfLocale(known) };
}

const DEFAULT_PLACE: Place = { locale: DEFAULT_LOCALE, isNet: false, vatRate: vatRateOfLocale(DEFAULT_LOCALE) };

/** Next gives not-found pages no params: the layout notes the place for them, once per render. */
const noted = cache(() => ({ place: DEFAULT_PLACE }));

export function notePlace(place: Place): void {
  noted().place = place;
}

/** The place that the layout noted. */
export const notedPlace = (): Place => noted().place;
