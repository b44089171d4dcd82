'use client';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { CompareTexts } from './CompareBar';
import { type ChosenProduct, comparedProducts, MAX_COMPARED } from './compare-choices';
import { COMPARE_FIELD, COMPARE_FORM_ID } from './compare-form-id';

export interface CompareIslandProps {
  /** Path of the comparison. */
  action: string;
  texts: CompareTexts;
}

const NONE: readonly ChosenProduct[] = [];
const CompareBar = lazy(() => import('./CompareBar'));

const choices = () =>
  document.querySelectorAll<HTMLInputElement>(`input[name="${COMPARE_FIELD}"][form="${COMPARE_FORM_ID}"]`);

/** Remembers the chosen products from page to page, four at most; the bar that leads to them loads with the first. */
export function CompareIsland({ action, texts }: CompareIslandProps) {
  const chosen = useSyncExternalStore(comparedProducts.onChange, comparedProducts.read, () => NONE);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    for (const box of choices()) box.checked = chosen.some(({ id }) => String(id) === box.value);
  }, [chosen]);
  useEffect(() => {
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || target.form?.id !== COMPARE_FORM_ID) return;
      const id = Number(target.value);
      const others = comparedProducts.read().filter((each) => each.id !== id);
      const isTooMany = target.checked && others.length === MAX_COMPARED;
      setIsFull(isTooMany);
      if (isTooMany) target.checked = false;
      else comparedProducts.write(target.checked ? [...others, { id, name: target.dataset.name ?? '' }] : others);
    }
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  if (chosen.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar action={action} chosen={chosen} isFull={isFull} texts={texts} />
    </Suspense>
  );
}
