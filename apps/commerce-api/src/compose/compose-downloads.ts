import { parsePictureAddress, pictureAddress } from '@geven/odoo-sdk/pictures';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { createDownloads } from '../downloads/downloads';
import { openDocumentFolder } from '../gateways/document-folder/document-folder';
import { createDownloadsEndpoint, DOWNLOADS_PATH } from '../http/downloads-endpoint';
import type { Pictures } from '../pictures/pictures';
import type { Limits } from '../ports/limits';
import type { MerchantDocuments } from '../ports/merchant-documents';
import type { WriteSheet } from '../ports/sheet';
import type { Area, Shared } from './area';

interface DownloadsOptions {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly pictures: Pictures;
  /** Files of the range's source; those of the merchant's folder come first. */
  readonly documents: MerchantDocuments | null;
  readonly limits: Limits;
  readonly writeSheet: WriteSheet;
}

/** Documents of products: the merchant's own, and those that are written when they are asked for. */
export function composeDownloads({ env, log, clock }: Shared, options: DownloadsOptions): Area {
  const { catalogue, pictures, documents, limits, writeSheet } = options;
  const { name, address, email, phone } = env.seller;
  const folder = env.files.documents ? openDocumentFolder(env.files.documents) : null;
  const downloads = createDownloads({
    product: catalogue.product,
    merchantDocuments: {
      find: async (request) => (await folder?.find(request)) ?? (await documents?.find(request)) ?? null,
    },
    readPicture: (address) => readJpeg(pictures, address),
    write: writeSheet,
    publisher: { name, address, email, phone },
    clock,
  });
  const endpoint = createDownloadsEndpoint({
    downloads,
    limits,
    onFailure: (error, requestId) => log.error({ requestId, err: error }, 'document not answered'),
  });
  return { endpoints: { [DOWNLOADS_PATH]: endpoint } };
}

/** Large enough for print, small enough for a mail. */
async function readJpeg(pictures: Pictures, address: string): Promise<Buffer | null> {
  const wanted = parsePictureAddress(pictureAddress(address, { size: '360x442', quality: 80, format: 'jpeg' }));
  const picture = wanted && (await pictures.find(wanted, ''));
  return picture ? picture.read() : null;
}
