'use client';
import { useSyncExternalStore } from 'react';
import { CART_CHANGE_EVENT, readCartSize } from '@/lib/cart/cart-size';
import * as styles from './header.css';

export interface CartCountProps {
  /** Reads "3 items in the cart"; `#` stands for the number. */
  label: { one: string; other: string };
}

function subscribe(onChange: () => void) {
  addEventListener(CART_CHANGE_EVENT, onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener(CART_CHANGE_EVENT, onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** The counter at the cart: cached pages cannot know it, so it reads the cookie in the browser. */
export function CartCount({ label }: CartCountProps) {
  const count = useSyncExternalStore(
    subscribe,
    () => readCartSize(document.cookie),
    () => 0,
  );
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <span className={styles.hiddenLabel}>{(count === 1 ? label.one : label.other).replace('#', String(count))}</span>
    </span>
  );
}
