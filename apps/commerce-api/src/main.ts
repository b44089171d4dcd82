import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { type Api, compose } from './compose/compose';
import { readEnv } from './env';
import { createWritingThread } from './gateways/threads/writing-thread';
import { createLog } from './log';
import type { InvoiceToWrite } from './ports/invoice-writer';
import type { Sheet } from './ports/sheet';
import { untilClosed } from './until-closed';

const env = readEnv();
const log = createLog(env.server.logLevel);

try {
  const pdf = createWritingThread<Sheet>({ worker: new URL('./pdf-worker.js', import.meta.url), maxMemory: 128 });
  // The library's schemas take most of it.
  const eInvoices = createWritingThread<InvoiceToWrite>({
    worker: new URL('./e-invoice-worker.js', import.meta.url),
    maxMemory: 256,
  });
  const photographs = createWritingThread<string>({
    worker: new URL('./heif-worker.js', import.meta.url),
    ...{ maxMemory: 128, timeoutMs: 20_000 },
  });
  await run(await compose(env, log, { pdf, eInvoices, photographs }), log);
} catch (error) {
  log.fatal({ err: error }, 'not started');
  process.exitCode = 1;
}

/** Serves until the process is asked to end. */
async function run(api: Api, log: Logger): Promise<void> {
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 30_000 },
    api.handler,
  );
  server.listen(env.server.port, env.server.host);
  server.once('listening', () => log.info({ port: env.server.port, revision: env.server.revision }, 'ready'));
  await untilClosed(server);
  await api.close();
  log.info('ended');
}
