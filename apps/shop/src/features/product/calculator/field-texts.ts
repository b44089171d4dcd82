import { formatDecimal, formatMetres } from '@geven/timber';
import {
  type FieldFault,
  type FieldReading,
  LARGEST_AREA,
  LONGEST_SIDE,
  MOST_WASTE,
  SHORTEST_SIDE,
} from '../../../lib/calculator-fields';
import { CALCULATOR_FIELDS, type CalculatorReading } from '../../../lib/calculator-input';
import type { CalculatorText } from './CalculatorResult';

const LIMITS = {
  shortest: formatMetres(SHORTEST_SIDE),
  longest: formatMetres(LONGEST_SIDE, 0),
  area: formatDecimal(LARGEST_AREA, 0),
  most: MOST_WASTE,
};

const faultText = (fault: FieldFault, t: CalculatorText) => t(`calc.fault.${fault}`, LIMITS);

/** What stands below a field: what is wrong, or how it was read. */
export function fieldTexts({ fault, readAs }: FieldReading, t: CalculatorText): { error?: string; success?: string } {
  if (fault) return { error: faultText(fault, t) };
  return readAs === undefined ? {} : { success: t('calc.readAs', { metres: formatMetres(readAs) }) };
}

/** Why there is no result: the first field that is wrong, else what is needed. */
export function hintText({ fields }: CalculatorReading, t: CalculatorText): string {
  for (const name of CALCULATOR_FIELDS) {
    const { fault } = fields[name];
    if (fault && fault !== 'missing') return `${t(`calc.${name}`)}: ${faultText(fault, t)}`;
  }
  return t('calc.invalid');
}
