'use client';
import { useCart, useSampleRequest } from '@geven/commerce-hooks';
import type { Cart, CartProductInput, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useEffect } from 'react';
import { inCartTurn } from '@/lib/api/sdk-browser';
import { CommerceProvider } from './CommerceProvider';

/** What islands outside the cart's page do with the cart; each call returns the whole new cart. */
export interface CartCallFunctions {
  readonly add: (products: CartProductInput[]) => Promise<Cart | null>;
  readonly requestSample: (product: ProductTemplateId) => Promise<Cart | null>;
}

export interface CartCallsProps {
  locale: Locale;
  onReady: (calls: CartCallFunctions) => void;
}

/** The hooks of the cart without a view: loaded by the first press, see `useCartCalls`. */
export function CartCalls({ locale, onReady }: CartCallsProps) {
  return (
    <CommerceProvider locale={locale}>
      <Calls onReady={onReady} />
    </CommerceProvider>
  );
}

function Calls({ onReady }: Pick<CartCallsProps, 'onReady'>) {
  const { add } = useCart({ enabled: false });
  const { mutateAsync: requestSample } = useSampleRequest();
  const { mutateAsync } = add;
  useEffect(() => {
    onReady({
      add: (products) => inCartTurn(() => mutateAsync(products)),
      requestSample: (product) => inCartTurn(() => requestSample(product)),
    });
  }, [mutateAsync, requestSample, onReady]);
  return null;
}
