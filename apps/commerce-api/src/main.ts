import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { type Api, compose } from './compose/compose';
import { readEnv } from './env';
import { createPdfPool } from './gateways/pdf/pdf-pool';
import { createLog } from './log';
import { untilClosed } from './until-closed';

const env = readEnv();
const log = createLog(env.server.logLevel);

try {
  await run(await compose(env, log, createPdfPool({ worker: new URL('./pdf-worker.js', import.meta.url) })), log);
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
