import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CardFieldsHandle, OpenPayment } from './adyen-library';
import type { CardState, PaymentStart } from './payment';

const EMPTY: CardState = { problems: {}, valid: new Set(), focused: null, brand: '', brandChoice: [] };

/** The vendor's library in the page, and the fields of a card once they are there. */
interface LoadedPayment {
  readonly payment: OpenPayment;
  /** Null for methods without fields. */
  readonly card: CardFieldsHandle | null;
}

/**
 * Loads the vendor's library and, for a card, puts its fields into the node of `fields`. `loaded` waits until that is done
 * and rejects where it failed, until `retry` begins again.
 */
export function useVendorLibrary(start: PaymentStart, fields: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(EMPTY);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const loaded = useRef<Promise<LoadedPayment> | null>(null);
  const attempt = useRef<AbortController | null>(null);
  // What a payment is about does not change while its page is shown.
  const fixed = useRef(start);

  const begin = useCallback(() => {
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    const load = async (): Promise<LoadedPayment> => {
      const { openPayment } = await import('./adyen-library');
      const payment = await openPayment(fixed.current);
      const node = signal.aborted ? null : fields.current;
      const onChange = (changed: CardState) => signal.aborted || setState(changed);
      return { payment, card: node && (await payment.mountCard(node, onChange)) };
    };
    const result = load();
    loaded.current = result;
    setPhase('loading');
    result.then(
      () => signal.aborted || setPhase('ready'),
      () => signal.aborted || setPhase('failed'),
    );
    signal.addEventListener('abort', () => {
      result.then(
        ({ card }) => card?.remove(),
        () => undefined,
      );
    });
  }, [fields]);

  useEffect(() => {
    begin();
    return () => attempt.current?.abort();
  }, [begin]);

  return { state, phase, loaded, retry: begin };
}
