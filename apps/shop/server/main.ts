import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import next from 'next';
import { env } from '../src/lib/env.ts';
import { readPagePolicy } from '../src/lib/serving/page-policy.ts';
import { createFrontDoor } from './front-door.ts';
import { listFiles } from './list-files.ts';

/** What a request under way gets to finish when the process is asked to end. */
const PATIENCE_MS = 10_000;

// Next replaces fetch by one that decides on the caching of the page that asks: what is shared by pages asks by this one.
globalThis.plainFetch = globalThis.fetch;
globalThis.pagePolicy = readPagePolicy(env);

const dir = dirname(import.meta.dirname);
const dev = process.env.NODE_ENV === 'development';

const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 30_000 });
// Next makes addresses of its own from this name; a number such as 127.0.0.1 lets its rewrites hang.
const app = next({ dev, dir, hostname: 'localhost', port: env.SHOP_PORT, httpServer: server, quiet: true });
await app.prepare();

server.on(
  'request',
  createFrontDoor({
    isDev: dev,
    isHttps: env.SHOP_URL.startsWith('https:'),
    proxyHops: env.SHOP_PROXY_HOPS,
    countryHeader: env.COUNTRY_HEADER,
    ...listFiles(join(dir, 'public')),
    handle: app.getRequestHandler(),
    onFailure: (error) => console.error('not answered', error),
    // Made by the first page that reads a story, in another bundle.
    isContentOut: () => globalThis.sharedStoryService?.reader.isOut() ?? false,
  }),
);
server.listen(env.SHOP_PORT);
await once(server, 'listening');
console.log(`Shop listens on port ${env.SHOP_PORT}`);

await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
server.close();
const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
await once(server, 'close');
clearTimeout(patience);
await app.close();
process.exit();
