'use client';
import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useEffect } from 'react';
import { CommerceProvider } from '@/components/commerce/CommerceProvider';
import { correctCartSize } from '@/lib/cart/cart-size';
import { deliveryDays } from '@/lib/products/delivery-days';
import type { Messages, WithUnits } from '@/lib/texts/areas';
import type { ErrorTexts } from '@/lib/texts/error-text';
import { createTranslate } from '@/lib/texts/translate';
import { CartView, type CartViewProps } from './CartView';
import type { CartLinks } from './cart-content';
import type { CartRefusal, RefusedTexts } from './cart-refusal';

export interface CartIslandProps {
  /** The cart as the server loaded it. */
  cart: Cart | null;
  locale: Locale;
  /** When the page was made, ISO 8601: server and browser must show the same days. */
  now: string;
  isNet: boolean;
  context: CartViewProps['context'];
  countries: readonly { code: string; name: string }[];
  payments: readonly string[];
  links: CartLinks;
  messages: Messages<'cart'> & WithUnits;
  errors: ErrorTexts;
  refusal?: CartRefusal | undefined;
  refusedTexts: RefusedTexts | undefined;
  isMailed: boolean;
  whenEmpty: CartViewProps['whenEmpty'];
}

/** The cart page's one island: rendered by the server, alive in the browser. */
export function CartIsland({ cart, locale, now, messages, ...props }: CartIslandProps) {
  useEffect(() => correctCartSize(cart?.websiteOrderLine.length ?? 0), [cart]);
  return (
    <CommerceProvider cart={cart} locale={locale}>
      <CartView
        {...props}
        daysOf={(saleDelay) => deliveryDays(now, saleDelay, locale)}
        locale={locale}
        text={createTranslate(messages, locale)}
      />
    </CommerceProvider>
  );
}
