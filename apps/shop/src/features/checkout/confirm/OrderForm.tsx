'use client';
import { Button } from '@geven/ui/Button';
import { useEffect, useState } from 'react';
import { useLoading } from '@/lib/device/use-loading';
import * as styles from '../checkout.css';

export interface OrderFormProps {
  locale: string;
  /** Made once per page: the API returns the same order for the same key. */
  clientKey: string;
  /** Version of the cart that is shown. */
  version: number;
  /** The words of the law, and nothing else. */
  order: string;
  waiting: string;
  waitingText: string;
  /** Orders and pays in the page instead of by the form; ends when nothing is under way any more, and never rejects. */
  onOrder?: (() => Promise<void>) | undefined;
}

/** The button that orders. Without scripts it posts the form; with them it also says to wait and ignores further presses. */
export function OrderForm({ locale, clientKey, version, order, waiting, waitingText, onOrder }: OrderFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isWaiting = useLoading(isBusy);
  useEffect(() => {
    // Going back to this page from the browser's memory: nothing is under way any more.
    const rest = () => setIsBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return (
    <form
      action="/api/checkout/order"
      method="post"
      onSubmit={(event) => {
        if (isBusy || onOrder) event.preventDefault();
        if (isBusy) return;
        setIsBusy(true);
        void onOrder?.().then(() => setIsBusy(false));
      }}
    >
      <input name="locale" type="hidden" value={locale} />
      <input name="clientKey" type="hidden" value={clientKey} />
      <input name="version" type="hidden" value={version} />
      <p className={styles.waiting} role="status">
        {isWaiting && waitingText}
      </p>
      <Button isBusy={isWaiting} isFull size="large" type="submit">
        {isWaiting ? waiting : order}
      </Button>
    </form>
  );
}
