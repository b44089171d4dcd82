import type { Locale } from '@geven/timber';
import type { PaymentAttempt } from '../domain/payments/payment-attempt';
import { sampleOrder } from './sample-order';

/** The first attempt to pay the sample order by card. */
export function sampleAttempt(locale: Locale, changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id: '7b1f9c1e-5d8a-4f0e-9a39-0c7e0b1d2f11',
    reference: 'S107312-1',
    orderName: 'S107312',
    method: 'scheme',
    cart: sampleOrder(locale).order,
    locale,
    state: 'open',
    action: null,
    askedAt: new Date('2026-11-25T07:30:00Z'),
    pspReference: '7914073381342284',
    ...changes,
  };
}
