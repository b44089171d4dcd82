// A program: `node bench/dist/measure-webhooks.js '{"url", "attempts": [{"reference", "amount"}]}'` sends webhooks at a
// steady rate, whether the last one was answered or not, and prints the milliseconds that the 99th of a hundred took.
import { setTimeout as delay } from 'node:timers/promises';
import { notificationOf, SANDBOX_ACCOUNT } from '@geven/adyen-stand-in';

interface Input {
  readonly url: string;
  /** Attempts to pay, and their amounts in euro cents. */
  readonly attempts: readonly { readonly reference: string; readonly amount: number }[];
}

const PER_SECOND = 50;
const SECONDS = 10;
const WARM_UP = PER_SECOND;

const { url, attempts } = JSON.parse(process.argv[2] ?? '{}') as Input;
const { apiKey: _, ...account } = SANDBOX_ACCOUNT;
const authorization = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;
const begin = performance.now();
const times = await Promise.all(
  Array.from({ length: WARM_UP + PER_SECOND * SECONDS }, async (_, index) => {
    const body = JSON.stringify(refusalOf(index));
    await delay(Math.max(0, (index * 1000) / PER_SECOND - (performance.now() - begin)));
    const sentAt = performance.now();
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    if (response.status !== 200) throw new Error(`A webhook is answered with ${response.status}`);
    return performance.now() - sentAt;
  }),
);
const measured = times.slice(WARM_UP).sort((a, b) => a - b);
process.stdout.write(
  `${JSON.stringify({ p99: measured[Math.ceil(measured.length * 0.99) - 1], perSecond: PER_SECOND })}\n`,
);

/** Each is an event of its own: what is sent again is known already. */
function refusalOf(index: number): object {
  const attempt = attempts[index % attempts.length];
  if (!attempt) throw new Error('There is no attempt to report');
  const pspReference = `BENCH${String(index).padStart(11, '0')}`;
  const amount = { value: attempt.amount, currency: 'EUR' };
  const payment = { pspReference, merchantReference: attempt.reference, method: 'mc' };
  const notice = { pspReference, amount, eventCode: 'AUTHORISATION', success: false } as const;
  return notificationOf(payment, notice, { ...account, url });
}
