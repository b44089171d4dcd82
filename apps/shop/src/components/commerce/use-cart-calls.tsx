import type { Locale } from '@geven/timber';
import { type ReactNode, useRef, useState } from 'react';
import type { CartCallFunctions } from './CartCalls';

interface LoadedCartCalls {
  /** Loads the calls when first asked. */
  readonly load: () => Promise<CartCallFunctions>;
  /** Where they live: an island renders it, nothing is seen of it. */
  readonly slot: ReactNode;
}

/** The calls of the cart for an island whose page must stay light: they are loaded by the first press of a button. */
export function useCartCalls(locale: Locale): LoadedCartCalls {
  const [slot, setSlot] = useState<ReactNode>(null);
  const calls = useRef<Promise<CartCallFunctions>>(undefined);

  async function mount(): Promise<CartCallFunctions> {
    const { CartCalls } = await import('./CartCalls');
    return new Promise((resolve) => setSlot(<CartCalls locale={locale} onReady={resolve} />));
  }

  function load(): Promise<CartCallFunctions> {
    calls.current ??= mount().catch((error) => {
      // Code that did not arrive is asked for again by the next press.
      calls.current = undefined;
      throw error;
    });
    return calls.current;
  }

  return { load, slot };
}
