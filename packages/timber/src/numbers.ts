import { divideUp } from './rounding';

/**
 * A number with a fixed count of decimals in Dutch notation, which every language of the shop has: `1.234,50`. Halves
 * are rounded away from zero. Written out, because the first formatter of `Intl` that a page makes takes a tenth of a
 * second on a phone, and pages with prices would make one before they answer to anything.
 */
export function formatDecimal(value: number, digits: number): string {
  // 15 digits are what a decimal keeps as a double: 2.55 × 10 is 25.5 again.
  const rounded = Math.round(Number((Math.abs(value) * 10 ** digits).toPrecision(15)));
  const written = String(rounded).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits).replace(/\B(?=(\d{3})+$)/g, '.');
  // Nothing that rounds to zero is shown as -0.
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return digits > 0 ? `${sign}${whole},${written.slice(-digits)}` : sign + whole;
}

/** A length in mm as metres without the unit, for example `4,85`. */
export function formatMetres(mm: number, digits = 2): string {
  return formatDecimal(mm / 1000, digits);
}

/** A weight in grams as kg without the unit, rounded up: to 0,1 kg below 100 kg, to whole kg from there on. */
export function formatWeight(grams: number): string {
  const tenths = divideUp(grams, 100);
  return tenths < 1000 ? formatDecimal(tenths / 10, 1) : formatDecimal(divideUp(grams, 1000), 0);
}
