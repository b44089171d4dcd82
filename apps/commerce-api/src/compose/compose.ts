import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { createServer } from '../create-server';
import type { Env } from '../env';
import { readFreightRates } from '../freight/read-freight-rates';
import type { WritingThread } from '../gateways/threads/writing-thread';
import { createReadClient } from '../http/read-client';
import { readPlaces } from '../places/read-places';
import type { Clock } from '../ports/clock';
import type { InvoiceToWrite } from '../ports/invoice-writer';
import type { Sheet } from '../ports/sheet';
import { type Area, logFailure, type Shared } from './area';
import { composeCaptchaArea } from './compose-captcha';
import { composeCatalogue } from './compose-catalogue';
import { composeCommerce } from './compose-commerce';
import { composeDownloads } from './compose-downloads';
import { composeFiles } from './compose-files';
import { composeGraphql } from './compose-graphql';
import { composeHealth } from './compose-health';
import { composePages } from './compose-pages';
import { composePaymentEvents } from './compose-payment-events';
import { composePictures } from './compose-pictures';
import { composeRange } from './compose-range';
import { composeRefusedForms } from './compose-refused-forms';
import { composeStories } from './compose-stories';
import { composeUploadArea } from './compose-uploads';
import { openConnections } from './open-connections';

/** The running API but for its socket. */
export interface Api {
  readonly handler: RequestListener;
  /** Ends work in the background and the connections to the database; call it when no request runs any more. */
  close(): Promise<void>;
}

/** What is done beside the requests. */
export interface Threads {
  readonly pdf: WritingThread<Sheet>;
  readonly eInvoices: WritingThread<InvoiceToWrite>;
  /** Writes photographs of telephones, by their paths, as JPEG. */
  readonly photographs: WritingThread<string>;
}

const MAINTENANCE_INTERVAL_MS = 2 * 60 * 1000;

const systemClock: Clock = { now: () => new Date() };

/** Builds the API: which adapter fills which port is decided in this folder and nowhere else. */
export async function compose(env: Env, log: Logger, threads: Threads): Promise<Api> {
  const { pdf, eInvoices } = threads;
  const freightRates = await readFreightRates(systemClock, env.delivery.freightFile);
  const placeOf = await readPlaces(env.delivery.placesFile);
  const connections = await openConnections(env.database);
  const shared: Shared = { env, log, clock: systemClock, connections };
  const range = await composeRange(shared);
  const stories = composeStories(shared);
  const images = await composePictures(shared, [...range.pictures, stories.pictures]);
  const { pictures, photographs } = images;
  const goods = await composeCatalogue(shared, photographs);
  const { catalogue } = goods;
  const { content, legalTexts } = stories;
  const commerce = await composeCommerce(shared, {
    catalogue,
    freightRates,
    placeOf,
    legalTexts,
    writeSheet: pdf.write,
    writeInvoice: eInvoices.write,
    heifToJpeg: threads.photographs.write,
  });
  const { sessions, limits, useCases, backend, paymentEvents, contact } = commerce;
  const pages = composePages(shared, catalogue);
  const areas: Area[] = [
    connections,
    range,
    images,
    goods,
    stories,
    commerce,
    pages,
    composeDownloads(shared, { catalogue, pictures, documents: range.documents, limits, writeSheet: pdf.write }),
    pdf,
    eInvoices,
    threads.photographs,
    composeGraphql(shared, { catalogue, content, photographs, sessions, limits, useCases, freightRates, backend }),
    composeFiles(shared, { sessions, limits, useCases }),
    composeCaptchaArea(shared, { captcha: contact.captcha, limits }),
    composeUploadArea(shared, { uploads: contact, sessions, limits }),
    composeRefusedForms(shared, { sessions, limits }),
    composePaymentEvents(shared, paymentEvents),
    composeHealth(shared, { catalogue, backend }),
  ];

  const readClient = createReadClient({
    secret: env.server.forwardingSecret,
    proxyHops: env.server.proxyHops,
    onWrongSecret: (client) => log.warn({ client }, 'wrong forwarding secret'),
  });
  const stopMaintenance = keepRunning(() => areas.map((area) => area.runMaintenance?.()), log);
  return {
    handler: createServer({ log, readClient, endpoints: Object.assign({}, ...areas.map((area) => area.endpoints)) }),
    async close() {
      stopMaintenance();
      // What was built last may still need what was built first.
      for (const area of areas.toReversed()) await area.close?.();
    },
  };
}

function keepRunning(maintain: () => readonly (Promise<unknown> | undefined)[], log: Logger): () => void {
  const run = () => void Promise.all(maintain()).catch(logFailure(log, 'maintenance failed'));
  run();
  const timer = setInterval(run, MAINTENANCE_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
