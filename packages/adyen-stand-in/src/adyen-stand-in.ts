import { Hono } from 'hono';
import { bankRoutes } from './bank-routes';
import { browserRoutes } from './browser/browser-routes';
import { checkoutRoutes } from './checkout-routes';
import { createLedger } from './ledger';
import { createModificationsDesk } from './modifications-desk';
import type { WebhookSettings } from './notification';
import { createPaymentsDesk } from './payments-desk';
import { createNotices } from './send-notices';

/** What the merchant and the stand-in know each other by. */
export interface AdyenStandInOptions {
  readonly apiKey: string;
  readonly webhook: WebhookSettings;
  /** How long an answer takes that comes too late. @default 15000 */
  readonly lateMs?: number;
  /** Between an answer and its webhook. @default 500 */
  readonly delayMs?: number;
  /** Between attempts to deliver a webhook. */
  readonly retriesMs?: readonly number[];
}

/** The vendor in one process. */
export interface AdyenStandIn {
  /** The API and the banks below `/adyen`, what browsers need below `/checkoutshopper`, the books at `/api/adyen`. */
  readonly app: Hono;
  /** Sends no webhook any more. */
  close(): void;
}

const RETRIES_MS = [1000, 2000, 5000, 15_000, 60_000];

/** Plays Adyen: payments go the way that the table of cases says, and nothing leaves this machine. */
export function createAdyenStandIn(options: AdyenStandInOptions): AdyenStandIn {
  const { apiKey, webhook, lateMs = 15_000, delayMs = 500, retriesMs = RETRIES_MS } = options;
  const ledger = createLedger();
  const notices = createNotices({ webhook, delayMs, retriesMs });
  const payments = createPaymentsDesk(ledger, notices);
  const modifications = createModificationsDesk(ledger, notices);
  const { merchantAccount } = webhook;
  const app = new Hono()
    .route('/', checkoutRoutes({ apiKey, merchantAccount, lateMs, payments, modifications }))
    .route('/', bankRoutes(payments))
    .route('/', browserRoutes())
    .get('/api/adyen', (context) => context.json(ledger.payments()))
    .delete('/api/adyen', (context) => {
      ledger.clear();
      return context.body(null, 204);
    });
  return { app, close: notices.close };
}
