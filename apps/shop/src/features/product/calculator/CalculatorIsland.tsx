'use client';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { CalculatorResultFacts } from './CalculatorResult';
import type { LiveResultProps } from './LiveResult';

export interface CalculatorIslandProps {
  facts: CalculatorResultFacts;
  /** The form's fields, made by the server and left alone. */
  fields: ReactNode;
  /** The answer to what the address asks. */
  result: ReactNode;
}

/** The calculator's form; what reckons is loaded by the first entry. */
export function CalculatorIsland({ facts, fields, result }: CalculatorIslandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [LiveResult, setLiveResult] = useState<ComponentType<LiveResultProps>>();
  const [values, setValues] = useState<LiveResultProps['values']>();
  async function reckon() {
    if (form.current) setValues(Object.fromEntries(new FormData(form.current)) as LiveResultProps['values']);
    const { LiveResult: loaded } = await import('./LiveResult');
    setLiveResult(() => loaded);
  }
  return (
    <form
      action={`${facts.address}#calculator`}
      method="get"
      onInput={reckon}
      onSubmit={(event) => {
        event.preventDefault();
        reckon();
      }}
      ref={form}
    >
      {fields}
      {LiveResult && values ? <LiveResult facts={facts} values={values} /> : result}
    </form>
  );
}
