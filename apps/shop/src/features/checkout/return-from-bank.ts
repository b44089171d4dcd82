import { toLocale } from '@geven/timber';
import { visitorSdk } from '@/lib/api/sdk-server';
import { paymentCookie } from './payment-cookie';
import { paymentEnd } from './payment-end';

/** A bank may take its time before it says how a payment ended. */
const PATIENCE_MS = 30_000;

/**
 * Where a bank sends the shopper back to, by GET from another site, perhaps in another browser: the token in the address
 * finds the attempt. What the bank gave is believed only after the payment service has read it; then on to the page that
 * says how the payment ended, without the token in its address. Whatever happens on the way, nothing is lost: the attempt
 * also follows what is reported about it.
 */
export async function returnFromBank(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = toLocale(query.get('locale') ?? undefined);
  const [reference, token] = [query.get('reference') ?? '', query.get('token') ?? ''];
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const sdk = visitorSdk(locale, request.headers, (response) => {
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  });
  const redirectResult = query.get('redirectResult');
  const details = { reference, token, redirectResult };
  const step = redirectResult
    ? await sdk.payment.adyenPaymentDetails(details, { timeoutMs: PATIENCE_MS }).catch(() => null)
    : null;
  const cookie = paymentCookie({ reference, token });
  if (cookie) headers.append('set-cookie', cookie);
  headers.set('location', paymentEnd(step?.state ?? 'OPEN', reference, locale));
  return new Response(null, { status: 303, headers });
}
