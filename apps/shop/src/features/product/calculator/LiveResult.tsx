import { formatMoney } from '@geven/timber';
import { useEffect, useMemo, useState } from 'react';
import { CALCULATOR_FIELDS, type CalculatorValues, readCalculatorInput } from '@/lib/products/calculator-input';
import { parseProductState } from '@/lib/products/product-state';
import { offerPieces } from '../buy/pieces-event';
import { CHOICE_EVENT } from '../buy/use-choice';
import { CalculatorResult } from './CalculatorResult';
import { calculateFor } from './calculate';
import * as styles from './calculator.css';
import { hintText } from './field-texts';
import type { CalculatorText, ProductFacts } from './product-facts';
import { boardsText } from './result-notes';

/** ms after the last change until the address follows, and until screen readers hear of the result. */
const ADDRESS_DELAY = 300;
const STATUS_DELAY = 1000;

export interface LiveResultProps {
  facts: ProductFacts;
  values: CalculatorValues;
  /** Says in short what was found, for screen readers. */
  onStatus: (text: string) => void;
  t: CalculatorText;
}

/** The calculator's answer while somebody types; it follows the finishes that are chosen above. */
export function LiveResult({ facts, values, onStatus, t }: LiveResultProps) {
  const [search, setSearch] = useState(() => location.search);
  useEffect(() => {
    const follow = () => setSearch(location.search);
    addEventListener(CHOICE_EVENT, follow);
    return () => removeEventListener(CHOICE_EVENT, follow);
  }, []);
  useEffect(() => {
    const url = new URL(location.href);
    for (const name of CALCULATOR_FIELDS) {
      const value = values[name]?.trim();
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    const timer = setTimeout(() => history.replaceState(history.state, '', url), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [values]);
  const reading = useMemo(() => readCalculatorInput(values), [values]);
  const state = useMemo(() => parseProductState(new URLSearchParams(search)), [search]);
  // Planning takes milliseconds: not again when a field is left or the status changes.
  const found = useMemo(() => reading.input && calculateFor(reading.input, facts, state), [reading, facts, state]);
  const hint = hintText(reading, facts.context.locale, t);
  const best = found?.best;
  const status = best
    ? `${t('calc.need')} ${boardsText(best, facts.context.locale)}, ${formatMoney(best.price)}`
    : found
      ? t('calc.tooMuch')
      : hint;
  useEffect(() => {
    const timer = setTimeout(() => onStatus(status), STATUS_DELAY);
    return () => clearTimeout(timer);
  }, [status, onStatus]);
  if (!found) return <p className={styles.reason}>{hint}</p>;
  return (
    <CalculatorResult
      facts={facts}
      found={found}
      onTake={({ boards }) => offerPieces(new Map(boards.map(({ id, pieces }) => [id, pieces])))}
      state={state}
      t={t}
    />
  );
}
