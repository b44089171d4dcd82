'use client';
import { useLayoutEffect } from 'react';
import { type ChosenProduct, comparedProducts } from '@/components/compare/compare-choices';
import { COMPARE_FIELD } from '@/components/compare/compare-form-id';

export interface RememberComparedProps {
  /** Number of products that the address asks for. */
  asked: number;
  /** The products that are shown. */
  products: readonly ChosenProduct[];
  /** Path of the comparison. */
  path: string;
}

/** Keeps the device's choice in step with the page; an address without products shows those that are remembered. */
export function RememberCompared({ asked, products, path }: RememberComparedProps) {
  // With the page itself, so that leaving it at once cannot bring back what was taken out.
  useLayoutEffect(() => {
    const remembered = comparedProducts.read();
    if (asked > 0) comparedProducts.write(products);
    else if (remembered.length > 0) {
      location.replace(`${path}?${COMPARE_FIELD}=${remembered.map(({ id }) => id).join(',')}`);
    }
  }, [asked, products, path]);
  return null;
}
