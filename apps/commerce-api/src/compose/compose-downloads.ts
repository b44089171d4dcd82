import { parsePictureAddress, pictureAddress } from '@geven/odoo-sdk/pictures';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { createDownloads } from '../downloads/downloads';
import type { Env } from '../env';
import { openDocumentFolder } from '../gateways/document-folder/document-folder';
import { createPdfPool } from '../gateways/pdf/pdf-pool';
import { createDownloadsEndpoint } from '../http/downloads-endpoint';
import type { Pictures } from '../pictures/pictures';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';
import type { OwnDocuments } from '../ports/own-documents';

interface ComposeDownloadsOptions {
  readonly env: Pick<Env, 'DOCUMENTS_FOLDER' | 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_EMAIL' | 'SELLER_PHONE'>;
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly pictures: Pictures;
  /** Files of the back-end; those of the folder come first. */
  readonly backEndDocuments: OwnDocuments | null;
  readonly clock: Clock;
  readonly limits: Limits;
  onFailure(error: unknown, requestId: string): void;
}

/** Documents of products: the merchant's own, and those that are written when they are asked for. */
export function composeDownloads({ env, catalogue, pictures, backEndDocuments, ...rest }: ComposeDownloadsOptions) {
  const { clock, limits, onFailure } = rest;
  const folder = env.DOCUMENTS_FOLDER ? openDocumentFolder(env.DOCUMENTS_FOLDER) : null;
  const pool = createPdfPool({ worker: new URL('./pdf-worker.js', import.meta.url) });
  const downloads = createDownloads({
    product: catalogue.product,
    ownDocuments: {
      find: async (request) => (await folder?.find(request)) ?? (await backEndDocuments?.find(request)) ?? null,
    },
    readPicture: (address) => readJpeg(pictures, address),
    write: pool.write,
    publisher: {
      name: env.SELLER_NAME,
      address: env.SELLER_ADDRESS,
      email: env.SELLER_EMAIL,
      phone: env.SELLER_PHONE,
    },
    clock,
  });
  return { endpoint: createDownloadsEndpoint({ downloads, limits, onFailure }), close: pool.close };
}

/** Large enough for print, small enough for a mail. */
async function readJpeg(pictures: Pictures, address: string): Promise<Buffer | null> {
  const wanted = parsePictureAddress(pictureAddress(address, { size: '360x442', quality: 80, format: 'jpeg' }));
  const picture = wanted && (await pictures.find(wanted, ''));
  return picture ? picture.read() : null;
}
