'use client';
import { useEffect } from 'react';
import { flyCartDot } from '@/components/added-to-cart/fly-cart-dot';
import { takeShowAnimation } from '@/lib/device/show-animation';
import { OPENED_ID } from './opened-id';

/**
 * Shows that a quotation has gone into the cart, once, by the dot that flies for everything that does (HD-11, DB-17): from
 * where it was pressed, or from the heading where the page has another part of the list.
 */
export function CartAnimation() {
  useEffect(() => {
    if (!takeShowAnimation()) return;
    const origin = document.getElementById(OPENED_ID) ?? document.querySelector('h1');
    if (origin) flyCartDot(origin);
  }, []);
  return null;
}
