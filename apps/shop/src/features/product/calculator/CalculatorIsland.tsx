'use client';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { CALCULATOR_FIELDS, type CalculatorValues, readCalculatorInput } from '@/lib/products/calculator-input';
import { createTranslate } from '@/lib/texts/translate';
import { CalculatorFields } from './CalculatorFields';
import type { LiveResultProps } from './LiveResult';
import type { ProductFacts } from './product-facts';

export interface CalculatorIslandProps {
  facts: ProductFacts;
  /** What is chosen already, by name in the address: a form without scripts must not lose it. */
  kept: Readonly<Record<string, string | null>>;
  /** What the address asks. */
  initial: CalculatorValues;
  /** The answer to it. */
  result: ReactNode;
}

/** The calculator's form; what calculates is loaded by the first entry. */
export function CalculatorIsland({ facts, kept, initial, result }: CalculatorIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [LiveResult, setLiveResult] = useState<ComponentType<LiveResultProps>>();
  const [values, setValues] = useState(initial);
  // What was in the fields when one of them was left, so that nobody is interrupted while typing.
  const [left, setLeft] = useState(initial);
  const [timesSent, setTimesSent] = useState(0);
  const [status, setStatus] = useState('');
  const t = useMemo(
    () => createTranslate(facts.messages, facts.context.locale),
    [facts.messages, facts.context.locale],
  );
  const entered = () => Object.fromEntries(new FormData(form.current ?? undefined)) as CalculatorValues;
  async function calculate() {
    setValues(entered());
    const { LiveResult: loaded } = await import('./LiveResult');
    setLiveResult(() => loaded);
  }
  useEffect(() => {
    if (timesSent > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [timesSent]);
  const { fields } = readCalculatorInput(left);
  // A side is missing only when the form was sent without it.
  const isSent = timesSent > 0 || Object.keys(initial).length > 0;
  const readings = Object.fromEntries(
    CALCULATOR_FIELDS.flatMap((name) => {
      const isSame = (values[name] ?? '') === (left[name] ?? '');
      return isSame && (isSent || fields[name].fault !== 'missing') ? [[name, fields[name]]] : [];
    }),
  );
  return (
    <form
      action={`${facts.address}#calculator`}
      method="get"
      onBlur={() => setLeft(entered())}
      onInput={calculate}
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(entered());
        setTimesSent((times) => times + 1);
        calculate();
      }}
      ref={form}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
      )}
      <CalculatorFields
        hasAnswer={readCalculatorInput(values).input !== null}
        initial={initial}
        isAreaUnused={isAreaUnused(values)}
        isWall={facts.isWall}
        locale={facts.context.locale}
        readings={readings}
        t={t}
      />
      {LiveResult ? <LiveResult facts={facts} onStatus={setStatus} t={t} values={values} /> : result}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Whether sides are calculated with although an area is entered too. */
function isAreaUnused(values: CalculatorValues): boolean {
  const { input, fields } = readCalculatorInput(values);
  return input?.area === null && fields.area.value !== undefined;
}
