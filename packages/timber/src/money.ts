import { formatDecimal } from './numbers';

/** Cents as euros without the sign of the currency, in Dutch notation in every language (CN-01): `1.234,50`. */
export function formatAmount(cents: number): string {
  return formatDecimal(cents / 100, 2, 'nl');
}

/** Cents as euros, alike in all languages: `€ 1.234,50`, a credit `€ -1.234,50`; the space does not break. */
export function formatMoney(cents: number): string {
  return `€\u00a0${formatAmount(cents)}`;
}
