import type { Sdk } from '@geven/odoo-sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SdkProvider } from '../SdkProvider';

/** A wrapper for `renderHook`: a fresh cache and the given SDK. */
export function withSdk(sdk: Sdk, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SdkProvider sdk={sdk}>{children}</SdkProvider>
    </QueryClientProvider>
  );
}
