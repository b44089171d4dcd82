import { formatDecimal, formatMetres, type Locale } from '@geven/timber';
import {
  type FieldFault,
  type FieldReading,
  MAX_AREA,
  MAX_SIDE,
  MAX_WASTE,
  SHORTEST_SIDE,
} from '@/lib/products/calculator-fields';
import { CALCULATOR_FIELDS, type CalculatorReading } from '@/lib/products/calculator-input';
import type { CalculatorText } from './product-facts';

function faultText(fault: FieldFault, locale: Locale, t: CalculatorText): string {
  return t(`calc.fault.${fault}`, {
    shortest: formatMetres(SHORTEST_SIDE, locale),
    longest: formatMetres(MAX_SIDE, locale, 0),
    area: formatDecimal(MAX_AREA, 0, locale),
    most: MAX_WASTE,
  });
}

/** What is below a field: what is wrong, or how it was read. */
export function fieldTexts(
  { fault, readAs }: FieldReading,
  locale: Locale,
  t: CalculatorText,
): { error?: string; success?: string } {
  if (fault) return { error: faultText(fault, locale, t) };
  return readAs === undefined ? {} : { success: t('calc.readAs', { metres: formatMetres(readAs, locale) }) };
}

/** Why there is no result: the first field that is wrong, else what is needed. */
export function hintText({ fields }: CalculatorReading, locale: Locale, t: CalculatorText): string {
  for (const name of CALCULATOR_FIELDS) {
    const { fault } = fields[name];
    if (fault && fault !== 'missing') return `${t(`calc.${name}`)}: ${faultText(fault, locale, t)}`;
  }
  return t('calc.invalid');
}
