import { fillSampleCatalogue } from '../catalogue/fill-sample-catalogue';
import { createOdooWebhookEndpoint } from '../http/odoo-webhook-endpoint';
import type { MerchantDocuments } from '../ports/merchant-documents';
import type { PictureSource } from '../ports/picture-source';
import type { Area, Shared } from './area';
import { composeOdooFiles, followOdoo } from './compose-odoo';

interface Range extends Area {
  /** Photographs that are files of the range's source. */
  readonly pictures: readonly PictureSource[];
  readonly documents: MerchantDocuments | null;
}

/** Where the range comes from: an Odoo that is followed, or what was imported, by default the sample. */
export async function composeRange({ env, log, clock, connections }: Shared): Promise<Range> {
  const { odoo, catalogue } = env;
  if (!odoo) {
    if (catalogue.isSampleWanted) await fillSampleCatalogue(connections.bulk, { thousands: catalogue.sampleThousands });
    return { pictures: [], documents: null };
  }
  const sync = await followOdoo({ odoo, databaseUrl: env.database.url, database: connections.bulk, clock, log });
  const { pictures, documents } = await composeOdooFiles(odoo, connections.requests);
  const { webhookSecret: secret } = odoo;
  return {
    pictures: [pictures],
    documents,
    endpoints: secret
      ? { '/api/webhooks/odoo': createOdooWebhookEndpoint({ secret, onChange: sync.requestSync }) }
      : {},
    close: sync.stop,
  };
}
