import { createEmbeddedBackend } from '../backends/embedded/create-embedded';
import type { Catalogue } from '../catalogue/catalogue';
import type { Transaction } from '../database/transaction';
import { createTextsOfOrders } from '../legal/texts-of-orders';
import { createRateLimits } from '../limits/rate-limits';
import { findOrderById } from '../orders/order-rows';
import { openOutbox } from '../outbox/outbox';
import type { LegalTexts } from '../ports/legal-texts';
import type { WriteSheet } from '../ports/sheet';
import { createSessions } from '../sessions/sessions';
import { createAccountJobs } from '../use-cases/account/account-jobs';
import { createPersonalDataJobs } from '../use-cases/account/personal-data-jobs';
import { createVatIdJobs } from '../use-cases/checkout/vat-id-jobs';
import { createUseCases } from '../use-cases/use-cases';
import { createStoredWithdrawals } from '../withdrawals/stored-withdrawals';
import { logFailure, type Shared } from './area';
import { composeIdentity } from './compose-identity';
import { composeMailJobs } from './compose-mail';
import { composeOdoo } from './compose-odoo';
import { composeVatIds } from './compose-vat-ids';

interface CommerceOptions {
  readonly catalogue: Catalogue;
  /** Those that are published. */
  readonly legalTexts: LegalTexts;
  readonly writeSheet: WriteSheet;
}

/** After an order whose VAT id nobody said anything of. */
const ASKED_AGAIN_AFTER_MS = 10 * 60 * 1000;

/** Shoppers, their carts and their orders, on the backend of the settings, and the work that outlives their requests. */
export async function composeCommerce(
  shared: Shared,
  { catalogue, legalTexts: published, writeSheet }: CommerceOptions,
) {
  const { env, log, clock, connections } = shared;
  const database = connections.requests;
  const { isWorker } = env.jobs;
  const sessions = createSessions({ db: database.db, clock });
  const limits = createRateLimits({
    database,
    clock,
    rates: env.limits.rates,
    onLimited: (rate, key) => log.warn({ rate, key }, 'too many requests'),
  });
  const outbox = await openOutbox({
    databaseUrl: env.database.url,
    isWorker,
    onError: logFailure(log, 'job not done'),
  });
  const legalTexts = createTextsOfOrders(database.db, published);
  const onPlaced = async (tx: Transaction, orderId: number) => {
    await legalTexts.keep(tx, orderId);
    await outbox.enqueue(tx, { name: 'order-confirmation', key: String(orderId), data: { orderId } });
    const vatIdCheck = (await findOrderById(tx, orderId))?.order.vatIdCheck;
    if (vatIdCheck?.outcome !== 'unanswered') return;
    const startAfter = new Date(clock.now().getTime() + ASKED_AGAIN_AFTER_MS);
    await outbox.enqueue(tx, { name: 'check-vat-id', key: String(orderId), data: { orderId }, startAfter });
  };
  const ofBackend = { database, clock, enqueue: outbox.enqueue, onPlaced };
  const backend = env.odoo
    ? composeOdoo(env.odoo, log, ofBackend)
    : createEmbeddedBackend(database, { ...ofBackend, numberPrefix: env.orders.numberPrefix });
  const { checkVatId, ...vatIds } = composeVatIds(shared);
  const withdrawals = createStoredWithdrawals({ db: database.db, clock, enqueue: outbox.enqueue });
  const identity = await composeIdentity({ env, clock, connections }, outbox);
  if (isWorker)
    await outbox.work({
      ...composeMailJobs(env, database, {
        ...backend.ports,
        ...identity,
        withdrawals,
        legalTexts,
        goods: catalogue,
        writeSheet,
      }),
      ...createPersonalDataJobs(backend.ports, { ...identity, withdrawals, clock }),
      ...backend.jobs,
      ...createVatIdJobs({ ...backend.ports, checkVatId, enqueue: (job) => outbox.enqueue(database.db, job) }),
      ...createAccountJobs({ ...backend.ports, ...identity }),
    });
  return {
    sessions,
    limits,
    backend,
    useCases: createUseCases(backend.ports, { catalogue, limits, clock, identity, checkVatId, withdrawals }),
    runMaintenance: () =>
      Promise.all([
        sessions.removeExpired().catch(logFailure(log, 'sessions not cleaned')),
        identity.links.removeExpired().catch(logFailure(log, 'links of mails not cleaned')),
        identity.challenges.removeExpired().catch(logFailure(log, 'challenges of passkeys not cleaned')),
        vatIds.runMaintenance(),
        limits.removeExpired().catch(logFailure(log, 'rate limits not cleaned')),
        isWorker && backend.runMaintenance().catch(logFailure(log, 'backend not cleaned')),
      ]),
    close: outbox.stop,
  };
}
