import { createOdooClient, type OdooClient } from '@geven/odoo-rpc';
import type { Logger } from 'pino';
import { createOdooIds } from '../backends/odoo/actions/odoo-ids';
import { createActionRunner } from '../backends/odoo/actions/run-action';
import { readMapping } from '../backends/odoo/catalogue/mapping/read-mapping';
import { createOdooRange } from '../backends/odoo/catalogue/odoo-range';
import { type OdooSync, startOdooSync } from '../backends/odoo/catalogue/sync/odoo-sync';
import { createOdooBackend, type OdooBackendOptions } from '../backends/odoo/create-odoo';
import { followCustomers } from '../backends/odoo/customers/follow-customers';
import { createOdooDocuments } from '../backends/odoo/files/odoo-documents';
import { createOdooPictures } from '../backends/odoo/files/odoo-pictures';
import {
  createMakeOdooInvoiceFiles,
  createOdooInvoices,
  type OdooInvoicesOptions,
} from '../backends/odoo/invoices/odoo-invoices';
import { createLeadJobs, type LeadJobsOptions } from '../backends/odoo/leads/lead-jobs';
import {
  createFollowNewsletter,
  createOdooNewsletters,
  type OdooNewslettersOptions,
} from '../backends/odoo/newsletters/odoo-newsletters';
import { followChosenLists } from '../backends/odoo/prices/follow-chosen-lists';
import { KNOWN_RANGES } from '../backends/odoo/sample/known-ranges';
import type { Database } from '../database/connection';
import type { Env } from '../env';
import type { JobHandlers } from '../outbox/outbox';
import type { Backend } from '../ports/backend-ports';
import type { Clock } from '../ports/clock';
import type { CustomerInvoices } from '../ports/invoices';
import type { Newsletters } from '../ports/newsletters';

type OdooSettings = NonNullable<Env['odoo']>;

/** Reading a large range takes long, and an Odoo has other work too. */
const SYNC_TIMEOUT_MS = 120_000;

interface FollowOptions {
  readonly odoo: OdooSettings;
  readonly databaseUrl: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Has the projection follow the Odoo; done when the range is there for the first time. */
export async function followOdoo({ odoo, clock, ...options }: FollowOptions): Promise<OdooSync> {
  const client = openOdoo(odoo, SYNC_TIMEOUT_MS);
  const ids = createOdooIds(client);
  const run = createActionRunner(client, ids);
  const range = createOdooRange({ client, run, ids, mapping: await readMapping(KNOWN_RANGES, odoo.mapping) });
  const { db } = options.database;
  const sync = await startOdooSync({
    ...{ ...options, client, range, intervalMs: odoo.pollSeconds * 1000 },
    async alsoFollow() {
      await followCustomers({ db, client, ids, clock });
      await followChosenLists({ db, client, ids, clock });
    },
  });
  await sync.ready;
  return sync;
}

/** Carts and orders on the Odoo. */
export function composeOdoo(
  odoo: OdooSettings,
  log: Logger,
  shared: Pick<OdooBackendOptions, 'database' | 'clock' | 'freightRates' | 'takesCards' | 'enqueue' | 'onPlaced'>,
): Backend {
  const client = openOdoo(odoo);
  return createOdooBackend({
    ...shared,
    client,
    run: createActionRunner(client, createOdooIds(client)),
    key: odoo.key,
    onWarning: (message) => log.warn(message),
  });
}

/** Jobs that bring requests of visitors to the CRM of the Odoo. */
export function composeOdooLeads(
  odoo: OdooSettings,
  options: Omit<LeadJobsOptions, 'client' | 'run' | 'teams'>,
): JobHandlers {
  const client = openOdoo(odoo);
  const run = createActionRunner(client, createOdooIds(client));
  return createLeadJobs({ ...options, client, run, teams: odoo.leadTeams });
}

/** Subscriptions to newsletters that the Odoo writes. */
export function composeOdooNewsletters(
  odoo: OdooSettings,
  options: Omit<OdooNewslettersOptions, 'run'>,
): { readonly newsletters: Newsletters; readonly contactJobs: JobHandlers } {
  const client = openOdoo(odoo);
  const run = createActionRunner(client, createOdooIds(client));
  return {
    newsletters: createOdooNewsletters({ ...options, run }),
    contactJobs: { 'follow-newsletter': createFollowNewsletter({ ...options, run }) },
  };
}

/** Invoices that the Odoo makes out. */
export function composeOdooInvoices(
  odoo: OdooSettings,
  options: Omit<OdooInvoicesOptions, 'run'>,
): { readonly invoices: CustomerInvoices; readonly jobs: JobHandlers } {
  const client = openOdoo(odoo);
  const run = createActionRunner(client, createOdooIds(client));
  return {
    invoices: createOdooInvoices({ ...options, run }),
    jobs: { 'make-invoice-files': createMakeOdooInvoiceFiles({ run }) },
  };
}

/** Photographs and documents of products that are files in the Odoo. */
export async function composeOdooFiles(odoo: OdooSettings, database: Pick<Database, 'db'>) {
  const client = openOdoo(odoo);
  return {
    pictures: createOdooPictures(database, client),
    documents: createOdooDocuments(database, client, await readMapping(KNOWN_RANGES, odoo.mapping)),
  };
}

function openOdoo({ url, database, key, login, connections }: OdooSettings, timeoutMs?: number): OdooClient {
  return createOdooClient({ url, database, key, login, connections, ...(timeoutMs ? { timeoutMs } : {}) });
}
