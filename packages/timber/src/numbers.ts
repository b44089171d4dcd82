import { divideUp } from './rounding';

const formats = new Map<number, Intl.NumberFormat>();

function decimalFormat(digits: number): Intl.NumberFormat {
  let format = formats.get(digits);
  if (!format) {
    // Dutch notation in every language of the shop: '.' groups, ',' is the decimal sign.
    format = new Intl.NumberFormat('nl-NL', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Nothing that rounds to zero is shown as -0.
      signDisplay: 'negative',
    });
    formats.set(digits, format);
  }
  return format;
}

/** A number with a fixed count of decimals, for example `19,40`. */
export function formatDecimal(value: number, digits: number): string {
  return decimalFormat(digits).format(value);
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
