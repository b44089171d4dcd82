import { type DeliveryCountry, VAT_RATE_OF_COUNTRY, VAT_RATE_OF_LOCALE } from './constants';
import type { Locale } from './locales';
import { divideHalfUp } from './rounding';

/** VAT in percent; 0 for a supply to a business in another country of the European Union. */
export type VatRate = (typeof VAT_RATE_OF_COUNTRY)[DeliveryCountry] | 0;

/** Euro cents; gross is always net + tax. */
export interface Amounts {
  net: number;
  tax: number;
  gross: number;
}

/** The rate while no country is known. */
export function vatRateOfLocale(locale: Locale): VatRate {
  return VAT_RATE_OF_LOCALE[locale];
}

/** The rate of the country a delivery goes to; pick-up is in Germany. */
export function vatRateOfCountry(country: DeliveryCountry): VatRate {
  return VAT_RATE_OF_COUNTRY[country];
}

/** The tax on a net amount, both in cents. */
export function taxOf(netCents: number, rate: VatRate): number {
  return divideHalfUp(netCents * rate, 100);
}

/** A net amount with its tax, both in cents. */
export function grossOf(netCents: number, rate: VatRate): number {
  return netCents + taxOf(netCents, rate);
}

/** Splits a gross amount in cents into net and tax, for prices fixed with VAT included, such as freight. */
export function netOfGross(grossCents: number, rate: VatRate): { net: number; tax: number } {
  const net = divideHalfUp(grossCents * 100, 100 + rate);
  return { net, tax: grossCents - net };
}

/** What a line of pieces costs, taxed once per line (Odoo's `round_per_line`); the price is net cents per piece. */
export function lineAmounts(pieces: number, pieceNet: number, rate: VatRate): Amounts {
  const net = pieces * pieceNet;
  const tax = taxOf(net, rate);
  return { net, tax, gross: net + tax };
}

/** The sums of several amounts; nothing is rounded again. */
export function sumAmounts(amounts: readonly Amounts[]): Amounts {
  return amounts.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  );
}
