import { useEffect, useState } from 'react';
import { type ProductState, productStateQuery } from '@/lib/products/product-state';
import { onPiecesOffered } from './pieces-event';

/** ms after the last change until the address follows: browsers refuse to be asked too often. */
const ADDRESS_DELAY = 300;

/** Tells other parts of the page that the address names another choice. */
export const CHOICE_EVENT = 'product-choice';

/** What is chosen on the page, kept in its address, so that it survives reload and language switch (PD-47). */
export function useChoice(initial: ProductState) {
  const [choice, setChoice] = useState(initial);
  const [isChanged, setIsChanged] = useState(false);
  const change = (part: Partial<ProductState>) => {
    setIsChanged(true);
    setChoice((before) => ({ ...before, ...part }));
  };
  const setPieces = (id: number, pieces: number) => {
    setIsChanged(true);
    setChoice((before) => ({ ...before, pieces: new Map([...before.pieces, [id, pieces]]) }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` only passes on to React's own setters.
  useEffect(() => onPiecesOffered((pieces) => change({ pieces })), []);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => writeAddress(choice), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [choice, isChanged]);

  return { choice, change, setPieces };
}

function writeAddress(choice: ProductState): void {
  const url = new URL(location.href);
  const pieces = new Map([...choice.pieces].filter(([, ofIt]) => ofIt > 0));
  for (const [name, value] of Object.entries(productStateQuery({ ...choice, pieces }))) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  const search = url.searchParams.toString().replaceAll('%2C', ',');
  history.replaceState(history.state, '', `${url.pathname}${search ? `?${search}` : ''}${url.hash}`);
  dispatchEvent(new Event(CHOICE_EVENT));
}
