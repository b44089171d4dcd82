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
import { followChosenLists } from '../backends/odoo/prices/follow-chosen-lists';
import { KNOWN_RANGES } from '../backends/odoo/sample/known-ranges';
import type { Database } from '../database/connection';
import type { Env } from '../env';
import type { Backend } from '../ports/backend-ports';
import type { Clock } from '../ports/clock';

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
  shared: Pick<OdooBackendOptions, 'database' | 'clock' | 'enqueue' | 'onPlaced'>,
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
