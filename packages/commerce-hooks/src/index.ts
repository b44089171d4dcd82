'use client';

export { type Credentials, type ProvePasskey, useAccount } from './account/use-account';
export { usePersonalData } from './account/use-personal-data';
export { useCart } from './cart/use-cart';
export { useSampleRequest } from './cart/use-sample-request';
export { useProducts } from './catalogue/use-products';
export { type Search, type UseSearchOptions, useSearch } from './catalogue/use-search';
export { useCheckout } from './checkout/use-checkout';
export { SdkProvider, type SdkProviderProps, useSdk } from './SdkProvider';
