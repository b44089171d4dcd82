import type { RequestListener } from 'node:http';
import documents from '@geven/odoo-sdk/documents.json' with { type: 'json' };
import { PICTURES_PATH } from '@geven/odoo-sdk/pictures';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { createEmbeddedBackEnd } from '../backends/embedded/create-embedded';
import { createCatalogue } from '../catalogue/catalogue';
import { fillSampleCatalogue } from '../catalogue/fill-sample-catalogue';
import { readSearchRedirects } from '../catalogue/search-redirects';
import { createContent } from '../content/content';
import { createServer, type Endpoint } from '../create-server';
import { createDatabase } from '../database/connection';
import { isConnectionLoss } from '../database/connection-loss';
import { migrateDatabase } from '../database/migrate';
import type { Transaction } from '../database/transaction';
import type { Env } from '../env';
import { createShopContent } from '../gateways/shop-content/shop-content';
import { createShopPages } from '../gateways/shop-pages/shop-pages';
import { typeDefs } from '../generated/type-defs';
import { cartResolvers } from '../graphql/cart/cart-resolvers';
import { catalogueResolvers } from '../graphql/catalogue/catalogue-resolvers';
import { checkoutResolvers } from '../graphql/checkout/checkout-resolvers';
import { createSchema } from '../graphql/create-schema';
import { createPrepareOperation } from '../graphql/prepare-operation';
import { createResponseCache } from '../graphql/response-cache';
import { DOWNLOADS_PATH } from '../http/downloads-endpoint';
import { createGraphqlEndpoint } from '../http/graphql-endpoint';
import { createHealthEndpoint } from '../http/health-endpoint';
import { createOdooWebhookEndpoint } from '../http/odoo-webhook-endpoint';
import { createReadClient } from '../http/read-client';
import { createRedirectsEndpoint } from '../http/redirects-endpoint';
import { createRefusedFormsEndpoint, REFUSED_FORMS_PATH } from '../http/refused-forms-endpoint';
import { createSectionsEndpoint, SECTIONS_PATH } from '../http/sections-endpoint';
import { createRateLimits } from '../limits/rate-limits';
import { openOutbox } from '../outbox/outbox';
import type { Clock } from '../ports/clock';
import { createRefusedForms } from '../sessions/refused-forms';
import { createSessions } from '../sessions/sessions';
import { createVisitor } from '../sessions/visitor';
import { keepPagesFresh } from '../use-cases/pages/keep-pages-fresh';
import { createUseCases } from '../use-cases/use-cases';
import { composeDownloads } from './compose-downloads';
import { composeMail, senderOf } from './compose-mail';
import { composeMerchant } from './compose-merchant';
import { composeOdoo, composeOdooFiles, followOdoo } from './compose-odoo';
import { composePictures } from './compose-pictures';

/** The running API but for its socket. */
export interface Api {
  readonly handler: RequestListener;
  /** Ends work in the background and the connections to the database; call it when no request runs any more. */
  close(): Promise<void>;
}

const BULK_CONNECTIONS = 3;
const CLEANING_INTERVAL_MS = 2 * 60 * 1000;

const systemClock: Clock = { now: () => new Date() };

/** Builds the API: which adapter fills which port is decided here and nowhere else. */
export async function compose(env: Env, log: Logger): Promise<Api> {
  await migrateDatabase(env.DATABASE_URL);
  const database = createDatabase(env.DATABASE_URL, { max: env.DATABASE_POOL, isForRequests: true });
  // Reading and writing the whole range takes its time.
  const bulk = createDatabase(env.DATABASE_URL, { max: BULK_CONNECTIONS });
  // Of its own: a pool that is busy is no reason to take this process out of service.
  const healthDatabase = createDatabase(env.DATABASE_URL, { max: 1, isForRequests: true });
  const logFailure = (what: string) => (error: unknown) => log.error({ err: error }, what);

  const { odoo } = env;
  const sync = odoo ? await followOdoo({ ...env, odoo }, bulk, log) : null;
  if (!odoo && env.isSampleWanted) await fillSampleCatalogue(bulk, { thousands: env.SAMPLE_THOUSANDS });
  const odooFiles = odoo ? await composeOdooFiles({ ...env, odoo }, database) : null;
  const pictures = await composePictures(env, log, odooFiles ? [odooFiles.pictures] : []);
  const catalogue = await createCatalogue({
    database: bulk,
    merchant: composeMerchant(env),
    ...(pictures.photographs ? { photographs: pictures.photographs } : {}),
    onError: logFailure('catalogue not reloaded'),
  });
  if (catalogue.categories('nl').length === 0) log.warn('the range is empty: npm run catalogue -- import <folder>');
  const sessions = createSessions({ db: database.db, clock: systemClock });
  const refusedForms = createRefusedForms({ db: database.db, clock: systemClock });
  const outbox = await openOutbox({
    databaseUrl: env.DATABASE_URL,
    isWorker: env.OUTBOX_WORKER,
    onError: logFailure('job not done'),
  });
  const onPlaced = (tx: Transaction, orderId: number) =>
    outbox.enqueue(tx, { name: 'order-confirmation', key: String(orderId), data: { orderId } });
  const around = { database, clock: systemClock, enqueue: outbox.enqueue, onPlaced };
  const backEnd = odoo
    ? composeOdoo({ ...env, odoo }, log, around)
    : createEmbeddedBackEnd(database, { ...around, numberPrefix: env.ORDER_NUMBER_PREFIX });
  const limits = createRateLimits({
    database,
    clock: systemClock,
    rates: env.RATE_LIMITS,
    onLimited: (rate, key) => log.warn({ rate, key }, 'too many requests'),
  });
  const useCases = createUseCases(backEnd.ports, { catalogue, limits, clock: systemClock });

  if (env.OUTBOX_WORKER) {
    await outbox.work({ ...composeMail(env, database, backEnd.ports), ...backEnd.jobs });
  }

  const cache = env.RESPONSE_CACHE_BYTES > 0 ? createResponseCache(env.RESPONSE_CACHE_BYTES) : null;
  catalogue.onChange(() => cache?.clear());
  const content = createContent({
    source: createShopContent({ shopUrl: env.SHOP_URL }),
    onError: (error) => log.warn({ err: error }, 'pages of the shop not read: search finds none'),
  });
  content.onChange(() => cache?.clear());
  pictures.photographs?.onChange(() => cache?.clear());
  // One process tells the shop: the one that also sends the mails.
  const stopTellingShop =
    env.OUTBOX_WORKER && env.REVALIDATE_SECRET
      ? keepPagesFresh({
          pages: createShopPages({ shopUrl: env.SHOP_URL, secret: env.REVALIDATE_SECRET }),
          clock: systemClock,
          onCatalogueChange: catalogue.onChange,
          onError: logFailure('shop not told that pages are stale'),
        })
      : null;

  const answerGraphql = createGraphqlEndpoint({
    prepareOperation: createPrepareOperation({
      schema: createSchema(typeDefs, [catalogueResolvers, cartResolvers, checkoutResolvers]),
      documents,
      areAdHocQueriesAllowed: env.areAdHocQueriesAllowed,
      isIntrospectionAllowed: env.isIntrospectionAllowed,
    }),
    createContext: ({ requestId, client, locale, sessionToken }) => ({
      requestId,
      locale,
      catalogue,
      content,
      visitor: createVisitor({ sessions, limits, client, locale, token: sessionToken }),
      useCases,
      limits,
      bank: senderOf(env).bank,
      answer: {},
    }),
    cache,
    shopOrigin: new URL(env.SHOP_URL).origin,
    isUnavailable: (error) => isConnectionLoss(error) || backEnd.isUnavailable(error),
    onUnexpected: (error, requestId) => log.error({ requestId, err: error }, 'unexpected'),
  });
  const answerHealth = createHealthEndpoint({
    revision: env.REVISION,
    checkDatabase: async () => void (await healthDatabase.db.execute(sql`select 1`)),
    countProducts: () => catalogue.list({ pageSize: 1 }, 'de').totalCount,
    describeBackEnd: backEnd.health,
  });

  const downloads = composeDownloads({
    env,
    catalogue,
    pictures: pictures.pictures,
    backEndDocuments: odooFiles?.documents ?? null,
    clock: systemClock,
    limits,
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'document not answered'),
  });
  const endpoints: Record<string, Endpoint> = {
    '/api/graphql': answerGraphql,
    '/api/health': answerHealth,
    [PICTURES_PATH]: pictures.endpoint,
    [SECTIONS_PATH]: createSectionsEndpoint(catalogue),
    [DOWNLOADS_PATH]: downloads.endpoint,
    [REFUSED_FORMS_PATH]: createRefusedFormsEndpoint({
      forms: refusedForms,
      secret: env.FORWARDING_SECRET,
      isSecure: env.SHOP_URL.startsWith('https:'),
      createVisitor: (facts) => createVisitor({ sessions, limits, ...facts }),
      onFailure: (error, requestId) => log.error({ requestId, err: error }, 'refused form not kept'),
    }),
    '/api/redirects': createRedirectsEndpoint({
      readRedirects: (locale) => readSearchRedirects(database.db, locale),
      onFailure: (error, requestId) => log.error({ requestId, err: error }, 'redirects not read'),
    }),
  };
  if (odoo?.webhookSecret && sync) {
    const options = { secret: odoo.webhookSecret, onChange: sync.ring };
    endpoints['/api/webhooks/odoo'] = createOdooWebhookEndpoint(options);
  }

  const readClient = createReadClient({
    secret: env.FORWARDING_SECRET,
    proxyHops: env.API_PROXY_HOPS,
    onWrongSecret: (client) => log.warn({ client }, 'wrong forwarding secret'),
  });

  const clean = (): void => {
    sessions.removeExpired().catch(logFailure('sessions not cleaned'));
    refusedForms.removeExpired().catch(logFailure('refused forms not cleaned'));
    limits.removeExpired().catch(logFailure('rate limits not cleaned'));
    if (env.OUTBOX_WORKER) backEnd.clean().catch(logFailure('back-end not cleaned'));
  };
  clean();
  const cleaning = setInterval(clean, CLEANING_INTERVAL_MS).unref();

  return {
    handler: createServer({ log, readClient, endpoints }),
    async close() {
      clearInterval(cleaning);
      stopTellingShop?.();
      content.close();
      await outbox.stop();
      await sync?.stop();
      await downloads.close();
      pictures.close();
      await catalogue.close();
      await Promise.all([database, bulk, healthDatabase].map((each) => each.close()));
    },
  };
}
