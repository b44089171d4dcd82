import { useEffect, useReducer } from 'react';
import { CALCULATOR_FIELDS, type CalculatorValues, readCalculatorInput } from '../../../lib/calculator-input';
import { parseProductState } from '../../../lib/product-state';
import { offerPieces } from '../buy/pieces-event';
import { CHOICE_EVENT } from '../buy/use-choice';
import { CalculatorResult, type CalculatorResultFacts } from './CalculatorResult';

export interface LiveResultProps {
  facts: CalculatorResultFacts;
  values: CalculatorValues;
}

/** The calculator's answer while somebody types; it follows the finishes that are chosen above. */
export function LiveResult({ facts, values }: LiveResultProps) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener(CHOICE_EVENT, again);
    return () => removeEventListener(CHOICE_EVENT, again);
  }, []);
  useEffect(() => {
    const url = new URL(location.href);
    for (const name of CALCULATOR_FIELDS) {
      const value = values[name]?.trim();
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    const timer = setTimeout(() => history.replaceState(history.state, '', url), 300);
    return () => clearTimeout(timer);
  }, [values]);
  return (
    <CalculatorResult
      facts={facts}
      input={readCalculatorInput(values)}
      onTake={({ boards }) => offerPieces(new Map(boards.map(({ id, pieces }) => [id, pieces])))}
      state={parseProductState(new URLSearchParams(location.search))}
    />
  );
}
