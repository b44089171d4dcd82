import type { Locale } from './locales';
import { divideUp } from './rounding';

/** What is before the decimals and between thousands; `percent` is what is before its sign. */
const NOTATION: Readonly<Record<Locale, { decimal: string; thousands: string; percent: string }>> = {
  nl: { decimal: ',', thousands: '.', percent: '' },
  en: { decimal: '.', thousands: ',', percent: '' },
  de: { decimal: ',', thousands: '.', percent: '\u00a0' },
};

/**
 * A number with a fixed count of decimals as a language writes it (CN-01): `1.234,50`, in English `1,234.50`. Halves are
 * rounded away from zero. Written out, because the first formatter of `Intl` that a page makes takes a tenth of a second
 * on a phone, and pages with prices would make one before they answer to anything.
 */
export function formatDecimal(value: number, digits: number, locale: Locale): string {
  const { decimal, thousands } = NOTATION[locale];
  // 15 digits are what a decimal keeps as a double: 2.55 × 10 is 25.5 again.
  const rounded = Math.round(Number((Math.abs(value) * 10 ** digits).toPrecision(15)));
  const written = String(rounded).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits).replace(/\B(?=(\d{3})+$)/g, thousands);
  // Nothing that rounds to zero is shown as -0.
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return digits > 0 ? `${sign}${whole}${decimal}${written.slice(-digits)}` : sign + whole;
}

/** A percentage with its sign: `5,5%`, in English `5.5%`, in German `5,5 %`; the space does not break. */
export function formatPercent(value: number, digits: number, locale: Locale): string {
  return `${formatDecimal(value, digits, locale)}${NOTATION[locale].percent}%`;
}

/** A length in mm as metres without the unit, for example `4,85`. */
export function formatMetres(mm: number, locale: Locale, digits = 2): string {
  return formatDecimal(mm / 1000, digits, locale);
}

/** A weight in grams as kg without the unit, rounded up: to 0,1 kg below 100 kg, to whole kg from there on. */
export function formatWeight(grams: number, locale: Locale): string {
  const tenths = divideUp(grams, 100);
  return tenths < 1000 ? formatDecimal(tenths / 10, 1, locale) : formatDecimal(divideUp(grams, 1000), 0, locale);
}
