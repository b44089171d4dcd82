import { type AdyenStandIn, createAdyenStandIn, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';
import type { PaymentsEnv } from '../env';

/** Adyen, for the shop at an address. */
export function createAdyen({ shopUrl }: PaymentsEnv): AdyenStandIn {
  const { apiKey, ...account } = SANDBOX_ACCOUNT;
  const url = new URL('/api/webhooks/adyen', shopUrl).href;
  return createAdyenStandIn({ apiKey, webhook: { ...account, url } });
}
