import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, compose, type Threads } from '../compose/compose';
import { createTestDatabase } from '../database/testing';
import { readEnv } from '../env';
import { writeEInvoice } from '../gateways/e-invoice/write-e-invoice';
import { writePdf } from '../gateways/pdf/write-pdf';
import { createLog } from '../log';
import { heifToJpeg } from '../uploads/heif/heif-to-jpeg';

/** The whole API with the sample catalogue on a database and a folder of its own, behind a socket. */
export interface TestApi {
  /** Of `/api/graphql`. */
  readonly url: string;
  readonly healthUrl: string;
  readonly databaseUrl: string;
  /** Every line that was logged. */
  readonly logLines: readonly Record<string, unknown>[];
  close(): Promise<void>;
}

interface Options {
  readonly env?: Record<string, string>;
  /** Changes the address under which the API finds its database, for example to one that can be cut off. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

export async function startApi({ env = {}, through = async (url) => url }: Options = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const filesFolder = await mkdtemp(join(tmpdir(), 'geven-files-'));
  const logLines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => logLines.push(JSON.parse(line)) });
  const variables = {
    DATABASE_URL: await through(database.url),
    OUTBOX_WORKER: 'off',
    SHOP_URL: SHOP,
    RATE_LIMITS,
    FILES_FOLDER: filesFolder,
    ...env,
  };
  const api: Api = await compose(readEnv(variables), log, THREADS);
  const server = createServer(api.handler).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/api/graphql`,
    healthUrl: `http://localhost:${port}/api/health`,
    databaseUrl: database.url,
    logLines,
    async close() {
      server.closeAllConnections();
      server.close();
      await api.close();
      await database.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}

/** The thread of its own is a file of the build. */
const THREADS: Threads = {
  pdf: { write: writePdf, close: async () => {} },
  photographs: { write: async (path) => Buffer.from(await heifToJpeg(path)), close: async () => {} },
  eInvoices: { write: async (wanted) => Buffer.from(await writeEInvoice(wanted)), close: async () => {} },
};

/** Tests ask more of one API than a person does. */
const RATE_LIMITS = '*=1000000/60';

/** Origin of the shop that the API under test serves. */
export const SHOP = 'https://shop.example';
