import { createOdooClient, type OdooClient } from '@geven/odoo-rpc';
import type { Logger } from 'pino';
import { createOdooIds } from '../backends/odoo/actions/odoo-ids';
import { createActionRunner } from '../backends/odoo/actions/run-action';
import { readMapping } from '../backends/odoo/catalogue/mapping/read-mapping';
import { createOdooRange } from '../backends/odoo/catalogue/odoo-range';
import { type OdooSync, startOdooSync } from '../backends/odoo/catalogue/sync/odoo-sync';
import { createOdooBackEnd, type OdooBackEndOptions } from '../backends/odoo/create-odoo';
import { createOdooDocuments } from '../backends/odoo/files/odoo-documents';
import { createOdooPictures } from '../backends/odoo/files/odoo-pictures';
import { KNOWN_RANGES } from '../backends/odoo/sample/known-ranges';
import type { Database } from '../database/connection';
import type { Env, OdooEnv } from '../env';
import type { BackEnd } from '../ports/back-end-ports';

type OdooSettings = Env & { readonly odoo: OdooEnv };

/** Reading a large range takes long, and an Odoo has other work too. */
const SYNC_TIMEOUT_MS = 120_000;

/** Has the projection follow the Odoo; done when the range is there for the first time. */
export async function followOdoo(env: OdooSettings, database: Database, log: Logger): Promise<OdooSync> {
  const client = openOdoo(env, SYNC_TIMEOUT_MS);
  const ids = createOdooIds(client);
  const run = createActionRunner(client, ids);
  const range = createOdooRange({ client, run, ids, mapping: await readMapping(KNOWN_RANGES, env.odoo.mapping) });
  const sync = await startOdooSync({
    client,
    range,
    database,
    databaseUrl: env.DATABASE_URL,
    log,
    intervalMs: env.ODOO_POLL_SECONDS * 1000,
  });
  await sync.ready;
  return sync;
}

/** Carts and orders on the Odoo. */
export function composeOdoo(
  env: OdooSettings,
  log: Logger,
  around: Pick<OdooBackEndOptions, 'database' | 'clock' | 'enqueue' | 'onPlaced'>,
): BackEnd {
  const client = openOdoo(env);
  return createOdooBackEnd({
    ...around,
    client,
    run: createActionRunner(client, createOdooIds(client)),
    key: env.odoo.key,
    onWarning: (message) => log.warn(message),
  });
}

/** Photographs and documents of products that are files in the Odoo. */
export async function composeOdooFiles(env: OdooSettings, database: Pick<Database, 'db'>) {
  const client = openOdoo(env);
  return {
    pictures: createOdooPictures(database, client),
    documents: createOdooDocuments(database, client, await readMapping(KNOWN_RANGES, env.odoo.mapping)),
  };
}

function openOdoo(env: OdooSettings, timeoutMs?: number): OdooClient {
  const { url, database, key, login } = env.odoo;
  return createOdooClient({
    url,
    database,
    key,
    login,
    connections: env.ODOO_CONNECTIONS,
    ...(timeoutMs ? { timeoutMs } : {}),
  });
}
