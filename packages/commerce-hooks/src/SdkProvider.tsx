import type { Sdk } from '@geven/odoo-sdk';
import { createContext, type ReactNode, useContext } from 'react';

const SdkContext = createContext<Sdk | null>(null);

export interface SdkProviderProps {
  /** The SDK that every hook below calls. */
  sdk: Sdk;
  children: ReactNode;
}

/** Gives the hooks their SDK; TanStack's `QueryClientProvider` goes around it. */
export function SdkProvider({ sdk, children }: SdkProviderProps) {
  return <SdkContext value={sdk}>{children}</SdkContext>;
}

/** The SDK of the nearest `SdkProvider`. */
export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (!sdk) throw new Error('Hooks of @geven/commerce-hooks need an <SdkProvider sdk={…}> above them');
  return sdk;
}
