import { createOdooClient } from '@geven/odoo-rpc';
import { createArgon2Passwords } from '../accounts/argon2-passwords';
import { runAccountsCommand } from '../accounts/commands/run-accounts-command';
import { findContact } from '../backends/odoo/customers/find-contact';
import { createBookRefund, createEnding } from '../backends/odoo/payments/odoo-attempts';
import { runCatalogueCommand } from '../catalogue/files/run-catalogue-command';
import { runCouponsCommand } from '../coupons/commands/run-coupons-command';
import { readAccountsEnv, readCatalogueEnv, readLeadsEnv, readPaymentsEnv } from '../env';
import { createAdyenPayments } from '../gateways/adyen/adyen-payments';
import { createClamdScanner } from '../gateways/clamd/clamd-scanner';
import { openFiles } from '../gateways/files/open-files';
import { runInvoicesCommand } from '../invoices/commands/run-invoices-command';
import { runLeadsCommand } from '../leads/commands/run-leads-command';
import { runOrdersCommand } from '../orders/commands/run-orders-command';
import { runOutboxCommand } from '../outbox/commands/run-outbox-command';
import { createAttemptEnds } from '../payments/attempt-ends';
import { runPaymentsCommand } from '../payments/commands/run-payments-command';
import { runQuotationsCommand } from '../quotations/commands/run-quotations-command';
import { createStoredUploads } from '../uploads/stored-uploads';
import { createEndPayments } from '../use-cases/payment/end-payments';
import { type CommandLine, limitOf } from './command-line';
import { odooCommand } from './odoo';
import { withDatabase, withOutbox } from './with-database';

const clock = { now: () => new Date() };

/** Commands for orders that there are with Odoo as well. */
const IN_ODOO_TOO = ['list', 'show', 'refund'];

/**
 * What the merchant's commands are about, by their first word, each on what the environment says. Null and false: there is
 * no such command. What cannot be done is raised.
 */
export const AREAS: Readonly<Record<string, (line: CommandLine) => Promise<boolean | null>>> = {
  catalogue({ command, words: [path], values, say }) {
    const { databaseUrl, isInOdoo } = readCatalogueEnv();
    if (command === 'import' && isInOdoo)
      throw new Error('The range of this shop is in Odoo: change it there, or set COMMERCE_BACKEND=embedded');
    return withDatabase(databaseUrl, (database) =>
      runCatalogueCommand({ command, path, isDryRun: values['dry-run'], database, say }),
    );
  },
  accounts(line) {
    const { command, words, values, say } = line;
    const { databaseUrl, odoo } = readAccountsEnv();
    return withOutbox(databaseUrl, line, (outbox) =>
      runAccountsCommand({
        ...{ ...outbox, clock, command, words, say, name: values.name, language: values.language },
        hasBackend: odoo !== null,
        passwords: createArgon2Passwords(),
        findContact: async (address) => (odoo ? await findContact(createOdooClient(odoo), address) : null),
      }),
    );
  },
  coupons({ command, words, values, say }) {
    const databaseUrl = ofEmbedded('promo codes', 'Sales, Products, Discount & Loyalty');
    return withDatabase(databaseUrl, ({ db }) => runCouponsCommand({ db, command, words, options: values, say }));
  },
  orders(line) {
    const { command, words, values, say } = line;
    const { databaseUrl, isInOdoo, payments } = readPaymentsEnv();
    if (isInOdoo && !IN_ODOO_TOO.includes(command ?? ''))
      throw new Error('The orders of this shop are in Odoo: Sales, Orders. Here are list, show, and refund for cards');
    return withOutbox(databaseUrl, line, (outbox) =>
      runOrdersCommand({
        ...{ ...outbox, clock, command, words, say, state: values.state, limit: limitOf(values) },
        ...{ isFreightAgreed: values['freight-agreed'], isAgain: values.again },
        isCapturedLater: payments?.isCapturedLater ?? false,
        ...(isInOdoo ? { bookRefund: createBookRefund(outbox.enqueue) } : {}),
      }),
    );
  },
  quotations(line) {
    const { command, words, values, say } = line;
    const databaseUrl = ofEmbedded('quotations', 'Sales, Orders, Quotations');
    return withOutbox(databaseUrl, line, (outbox) =>
      runQuotationsCommand({
        ...{ ...outbox, clock, command, words, say, state: values.state, limit: limitOf(values), days: values.days },
      }),
    );
  },
  invoices({ command, words, values, say }) {
    const databaseUrl = ofEmbedded('invoices', 'Accounting, Customers, Invoices');
    const { month, to } = values;
    return withDatabase(databaseUrl, ({ db }) => runInvoicesCommand({ db, command, words, month, to, say }));
  },
  payments(line) {
    const { command, words, say } = line;
    const { databaseUrl, isInOdoo, payments } = readPaymentsEnv();
    return withOutbox(databaseUrl, line, ({ db, enqueue }) => {
      const ending = { clock, enqueue };
      const attempts = createAttemptEnds({ db, ...(isInOdoo ? createEnding(ending) : ending) });
      const cardPayments = payments && createAdyenPayments(payments);
      const endPayments = cardPayments && createEndPayments({ attempts, cardPayments, clock });
      return runPaymentsCommand({ db, command, words, endPayments, say });
    });
  },
  leads(line) {
    const { command, words, values, say } = line;
    const { databaseUrl, filesPlace, clamdUrl } = readLeadsEnv();
    return withOutbox(databaseUrl, line, (outbox) => {
      const { uploads } = createStoredUploads({
        ...{ db: outbox.db, clock, files: openFiles(filesPlace, clock) },
        scanner: clamdUrl ? createClamdScanner({ url: clamdUrl }) : null,
        heifToJpeg: () => Promise.reject(new Error('Commands take no files')),
      });
      return runLeadsCommand({
        ...{ ...outbox, clock, command, words, say, state: values.state, limit: limitOf(values) },
        readFile: uploads.read,
      });
    });
  },
  outbox(line) {
    const { command, words, say } = line;
    const { databaseUrl } = readCatalogueEnv();
    return withOutbox(databaseUrl, line, ({ db }) => runOutboxCommand({ db, command, words, say }));
  },
  odoo: odooCommand,
};

/** The database of a shop whose data is its own. */
function ofEmbedded(what: string, place: string): string {
  const { databaseUrl, isInOdoo } = readCatalogueEnv();
  if (isInOdoo) throw new Error(`The ${what} of this shop are in Odoo: ${place}`);
  return databaseUrl;
}
