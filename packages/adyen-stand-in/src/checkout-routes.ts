import { timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { ApiError } from './api-error';
import type { ModificationsDesk } from './modifications-desk';
import type { PaymentsDesk } from './payments-desk';

type Env = { Bindings: HttpBindings };

interface CheckoutOptions {
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** How long an answer takes that comes too late. */
  readonly lateMs: number;
  readonly payments: PaymentsDesk;
  readonly modifications: ModificationsDesk;
}

const METHODS = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'maestro'] },
  { type: 'ideal', name: 'iDEAL' },
  { type: 'bcmc', name: 'Bancontact card' },
];

/** The vendor's Checkout API, version 72, below `/adyen`. */
export function checkoutRoutes({ apiKey, merchantAccount, lateMs, payments, modifications }: CheckoutOptions) {
  /** Results by idempotency key: what was done once is not done again. */
  const done = new Map<string, Promise<unknown>>();

  function once<Result>({ req }: Context, work: () => Result | Promise<Result>): Promise<Result> {
    const key = `${req.path} ${req.header('idempotency-key') ?? crypto.randomUUID()}`;
    const result = (done.get(key) as Promise<Result> | undefined) ?? Promise.resolve().then(work);
    done.set(key, result);
    return result;
  }

  /** The body of a request by the merchant that we know. */
  async function read<Body>({ req }: Context): Promise<Body> {
    if (!isSame(req.header('x-api-key') ?? '', apiKey))
      throw new ApiError(401, '000', 'HTTP Status Response - Unauthorized');
    const body = await req.json().catch(() => {
      throw new ApiError(422, '702', 'Structure of request is not valid');
    });
    const isOurs = body.merchantAccount === merchantAccount;
    // Details of a payment name no account.
    if (!isOurs && !req.path.endsWith('/details')) throw new ApiError(403, '901', 'Invalid Merchant Account');
    return body;
  }

  const app = new Hono<Env>()
    .post('/paymentMethods', async (context) => {
      await read(context);
      return context.json({ paymentMethods: METHODS });
    })
    .post('/payments', async (context) => {
      const request = await read<Parameters<PaymentsDesk['pay']>[0]>(context);
      const bankUrl = (visit: string) => new URL(`/adyen/bank/${visit}`, context.req.url).href;
      const { open, answer } = await once(context, () => payments.pay(request, bankUrl));
      open.payment.calls += 1;
      if (open.way.answer === 'late') await wait(lateMs, undefined, { ref: false });
      if (open.way.answer === 'lost') context.env.incoming?.socket.destroy();
      if (answer === null) throw new ApiError(500, '905', 'Payment details are not supported');
      return context.json(answer);
    })
    .post('/payments/details', async (context) => {
      const request = await read<Parameters<PaymentsDesk['complete']>[0]>(context);
      return context.json(await once(context, () => payments.complete(request)));
    })
    .post('/cancels', async (context) => {
      const request = await read<Parameters<ModificationsDesk['cancel']>[0]>(context);
      return context.json(await once(context, () => modifications.cancel(request)), 201);
    })
    .post('/payments/:psp/captures', async (context) => {
      const request = await read<Parameters<ModificationsDesk['capture']>[1]>(context);
      return context.json(await once(context, () => modifications.capture(context.req.param('psp'), request)), 201);
    })
    .post('/payments/:psp/refunds', async (context) => {
      const request = await read<Parameters<ModificationsDesk['refund']>[1]>(context);
      return context.json(await once(context, () => modifications.refund(context.req.param('psp'), request)), 201);
    })
    .post('/payments/:psp/reversals', async (context) => {
      await read(context);
      return context.json(await once(context, () => modifications.reverse(context.req.param('psp'))), 201);
    });
  app.onError((error, context) => {
    if (!(error instanceof ApiError)) throw error;
    return context.json(error.toJson(), error.status);
  });
  return new Hono<Env>().route('/adyen/v72', app);
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
