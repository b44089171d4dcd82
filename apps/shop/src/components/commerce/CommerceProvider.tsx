'use client';
import { SdkProvider } from '@geven/commerce-hooks';
import { cartQueries } from '@geven/commerce-hooks/queries';
import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { browserSdk } from '@/lib/api/sdk-browser';

interface CommerceProviderProps {
  locale: Locale;
  /** The cart as the server loaded it. */
  cart?: Cart | null;
  children: ReactNode;
}

/** What the hooks of an island need: the visitor's SDK and a cache of its own. */
export function CommerceProvider({ locale, cart, children }: CommerceProviderProps) {
  const [{ sdk, client }] = useState(() => {
    const sdk = browserSdk(locale);
    const client = new QueryClient({
      // A press of a button without a network is refused, not sent when nobody expects it any more.
      defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
    });
    if (cart !== undefined) client.setQueryData(cartQueries.cart(sdk).queryKey, cart);
    return { sdk, client };
  });
  return (
    <QueryClientProvider client={client}>
      <SdkProvider sdk={sdk}>{children}</SdkProvider>
    </QueryClientProvider>
  );
}
