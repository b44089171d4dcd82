'use client';

export { type Credentials, type ProvePasskey, useAccount } from './account/use-account';
export { usePersonalData } from './account/use-personal-data';
export { useCart } from './cart/use-cart';
export { useSampleRequest } from './cart/use-sample-request';
export { useProducts } from './catalogue/use-products';
export { type Search, type UseSearchOptions, useSearch } from './catalogue/use-search';
export { useCheckout } from './checkout/use-checkout';
export { type LeadInput, useContact } from './contact/use-contact';
export { type NewsletterInput, type UseNewsletterOptions, useNewsletter } from './contact/use-newsletter';
export { type UseDashboardOptions, useDashboard } from './dashboard/use-dashboard';
export { type AttemptStep, type BankDetails, type PayInput, usePayment } from './payment/use-payment';
export { type UseQuotationsOptions, useQuotations } from './quotations/use-quotations';
export { SdkProvider, type SdkProviderProps, useSdk } from './SdkProvider';
