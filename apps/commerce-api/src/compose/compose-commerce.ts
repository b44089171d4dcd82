import { createEmbeddedBackend } from '../backends/embedded/create-embedded';
import { createStoredSavedCarts } from '../carts/stored-saved-carts';
import type { Catalogue } from '../catalogue/catalogue';
import type { Transaction } from '../database/transaction';
import type { CurrentFreightRates } from '../domain/checkout/freight-rates';
import { invoiceAfter } from '../invoices/invoice-after';
import { createTextsOfOrders } from '../legal/texts-of-orders';
import { createRateLimits } from '../limits/rate-limits';
import { createWriteDeliveryNote } from '../mails/delivery-note/write-delivery-note';
import { createWriteConfirmation } from '../mails/order-confirmation/write-confirmation';
import { findOrderById } from '../orders/order-rows';
import { createStoredOrderChanges } from '../orders/stored-order-changes';
import { createStoredOrderLinks } from '../orders/stored-order-links';
import { openOutbox } from '../outbox/outbox';
import { createStoredPaymentEvents } from '../payments/stored-payment-events';
import type { WriteInvoice } from '../ports/invoice-writer';
import type { Job } from '../ports/jobs';
import type { LegalTexts } from '../ports/legal-texts';
import type { PlaceOf } from '../ports/places';
import type { WriteSheet } from '../ports/sheet';
import { createSessions } from '../sessions/sessions';
import type { HeifToJpeg } from '../uploads/receive-file';
import { createAccountJobs } from '../use-cases/account/account-jobs';
import { createPersonalDataJobs } from '../use-cases/account/personal-data-jobs';
import { createVatIdJobs } from '../use-cases/checkout/vat-id-jobs';
import { createPaymentJobs } from '../use-cases/payment/payment-jobs';
import { createUseCases } from '../use-cases/use-cases';
import { createStoredWithdrawals } from '../withdrawals/stored-withdrawals';
import { logFailure, type Shared } from './area';
import { composeContact } from './compose-contact';
import { composeIdentity } from './compose-identity';
import { composeInvoices } from './compose-invoices';
import { composeMailJobs, senderOf } from './compose-mail';
import { composeOdoo, composeOdooLeads } from './compose-odoo';
import { composePayments } from './compose-payments';
import { composeVatIds } from './compose-vat-ids';
import { orderLinkKeys } from './order-link-keys';

interface CommerceOptions {
  readonly catalogue: Catalogue;
  readonly freightRates: CurrentFreightRates;
  readonly placeOf: PlaceOf;
  /** Those that are published. */
  readonly legalTexts: LegalTexts;
  readonly writeSheet: WriteSheet;
  readonly writeInvoice: WriteInvoice;
  readonly heifToJpeg: HeifToJpeg;
}

/** After an order whose VAT id nobody said anything of. */
const ASKED_AGAIN_AFTER_MS = 10 * 60 * 1000;

/** Shoppers, their carts and their orders, on the backend of the settings, and the work that outlives their requests. */
export async function composeCommerce(
  shared: Shared,
  { catalogue, freightRates, placeOf, legalTexts: published, writeSheet, writeInvoice, heifToJpeg }: CommerceOptions,
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
    const placed = await findOrderById(tx, orderId);
    if (!env.odoo && placed?.paymentState === 'done') await invoiceAfter(tx, orderId, 'placed', outbox.enqueue);
    const vatIdCheck = placed?.order.vatIdCheck;
    if (vatIdCheck?.outcome !== 'unanswered') return;
    const startAfter = new Date(clock.now().getTime() + ASKED_AGAIN_AFTER_MS);
    await outbox.enqueue(tx, { name: 'check-vat-id', key: String(orderId), data: { orderId }, startAfter });
  };
  const cards = composePayments(shared);
  const paymentEvents = createStoredPaymentEvents({ db: database.db, enqueue: outbox.enqueue });
  const takesCards = cards !== null;
  const ofBackend = { database, clock, freightRates, takesCards, enqueue: outbox.enqueue, onPlaced };
  const backend = env.odoo
    ? composeOdoo(env.odoo, log, ofBackend)
    : createEmbeddedBackend(database, {
        ...ofBackend,
        numberPrefix: env.orders.numberPrefix,
      });
  const { paymentAttempts } = backend.ports;
  const { checkVatId, ...vatIds } = composeVatIds(shared);
  const withdrawals = createStoredWithdrawals({ db: database.db, clock, enqueue: outbox.enqueue });
  const savedCarts = createStoredSavedCarts({ db: database.db, clock, enqueue: outbox.enqueue });
  const identity = await composeIdentity({ env, clock, connections }, outbox);
  const contact = composeContact(shared, { enqueue: outbox.enqueue, files: identity.files, heifToJpeg });
  const invoicing = composeInvoices(shared, {
    ...{ enqueue: outbox.enqueue, files: identity.files, writeSheet, writeInvoice },
  });
  const orderLinks = createStoredOrderLinks({ db: database.db, clock, keys: orderLinkKeys(env) });
  const changing = { db: database.db, clock, enqueue: outbox.enqueue, isChangeable: !env.odoo };
  const orderChanges = createStoredOrderChanges(changing);
  const papers = { sender: senderOf(env), goods: catalogue, writeSheet };
  const enqueue = (job: Job) => outbox.enqueue(database.db, job);
  const mailJobs = composeMailJobs(env, database, {
    ...backend.ports,
    ...identity,
    ...contact,
    withdrawals,
    savedCarts,
    invoices: invoicing.ownInvoices,
    orderLinks,
    orderChanges,
    legalTexts,
    goods: catalogue,
    writeSheet,
  });
  if (isWorker)
    await outbox.work({
      ...mailJobs,
      ...(env.odoo
        ? composeOdooLeads(env.odoo, {
            ...{ db: database.db, enqueue: outbox.enqueue, byMail: mailJobs['deliver-lead'] },
            ...{ leads: contact.leads, uploads: contact.uploads },
          })
        : {}),
      ...createPersonalDataJobs(backend.ports, { ...identity, ...contact, withdrawals, clock }),
      ...backend.jobs,
      ...contact.contactJobs,
      ...invoicing.jobs,
      ...createVatIdJobs({ ...backend.ports, checkVatId, enqueue }),
      ...(cards && paymentAttempts
        ? createPaymentJobs({ ...cards, attempts: paymentAttempts, events: paymentEvents, clock, enqueue })
        : {}),
      ...createAccountJobs({ ...backend.ports, ...identity }),
    });
  return {
    sessions,
    limits,
    backend,
    contact,
    useCases: createUseCases(backend.ports, {
      catalogue,
      limits,
      clock,
      freightRates,
      placeOf,
      identity,
      checkVatId,
      withdrawals,
      savedCarts,
      contact,
      cards,
      invoices: invoicing.invoices,
      orderLinks,
      orderChanges,
      writeConfirmation: createWriteConfirmation(papers),
      writeDeliveryNote: createWriteDeliveryNote(papers),
    }),
    paymentEvents,
    runMaintenance: () =>
      Promise.all([
        sessions.removeExpired().catch(logFailure(log, 'sessions not cleaned')),
        identity.links.removeExpired().catch(logFailure(log, 'links of mails not cleaned')),
        identity.challenges.removeExpired().catch(logFailure(log, 'challenges of passkeys not cleaned')),
        orderChanges.removeExpired().catch(logFailure(log, 'changes of orders not cleaned')),
        savedCarts.removeExpired().catch(logFailure(log, 'copies of carts not cleaned')),
        contact.leads.removeExpired().catch(logFailure(log, 'requests not cleaned')),
        contact.newsletters.removeExpired().catch(logFailure(log, 'newsletters not cleaned')),
        vatIds.runMaintenance(),
        limits.removeExpired().catch(logFailure(log, 'rate limits not cleaned')),
        isWorker && backend.runMaintenance().catch(logFailure(log, 'backend not cleaned')),
      ]),
    close: outbox.stop,
  };
}
