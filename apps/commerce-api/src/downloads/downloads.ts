import { createHash } from 'node:crypto';
import { type Locale, todayInBerlin } from '@geven/timber';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../ports/clock';
import type { MerchantDocuments } from '../ports/merchant-documents';
import type { WriteSheet } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';
import { fileNameOf } from './file-name';
import type { SheetPictures } from './product-sheet';
import type { Publisher } from './sheet-frame';
import { sheetOf } from './sheet-of';

/** A file as it is to be answered; nothing of it is made before it is read. */
export interface Download {
  /** Another one for another content. */
  readonly tag: string;
  /** Names the file in the language of the request. */
  readonly filename: string;
  /** Null when it has gone. Raises `DownloadsBusy`. */
  read(): Promise<Buffer | null>;
}

export interface DownloadRequest {
  readonly templateId: number;
  /** The kind as addresses write it, for example `product-sheet` or `attachment-2`. */
  readonly slug: string;
  readonly locale: Locale;
}

export interface Downloads {
  /** Null when the product, or that document of it, is not there. */
  find(request: DownloadRequest): Promise<Download | null>;
}

/** More documents are waited for than can be written soon. */
export class DownloadsBusy extends Error {
  override readonly name = 'DownloadsBusy';
}

interface DownloadsOptions {
  /** Published or not. */
  readonly product: (templateId: number, locale: Locale) => DocumentedProduct | undefined;
  readonly merchantDocuments: MerchantDocuments | null;
  /** A picture as JPEG by its address without a size; null when there is none. */
  readonly readPicture: (address: string) => Promise<Uint8Array | null>;
  readonly write: WriteSheet;
  readonly publisher: Publisher;
  readonly clock: Clock;
  /** Bytes of written documents that are kept. @default 16 MiB */
  readonly maxBytes?: number;
}

/** Counts up when the same facts are to be set differently. */
const LAYOUT = 1;
const MAX_WAITING = 20;
const NO_PICTURES: SheetPictures = { main: null, grain: null };

/** Finds the merchant's own documents, and writes those that he has no file of; each once, as long as its facts stay. */
export function createDownloads(options: DownloadsOptions): Downloads {
  const { product: findProduct, merchantDocuments, readPicture, write, publisher, clock } = options;
  const written = new LRUCache<string, Buffer>({
    maxSize: options.maxBytes ?? 16 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  const slot = bulkhead(1, MAX_WAITING);

  async function readPictures({ image, end }: DocumentedProduct): Promise<SheetPictures> {
    const [main, grain] = await Promise.all([readPicture(image), end ? readPicture(end.src) : null]);
    return { main, grain };
  }

  /** Those who ask while it is written share it. */
  function once(tag: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const other = underWay.get(tag);
    if (other) return other;
    const making = slot
      .execute(make)
      .then((file) => {
        written.set(tag, file);
        return file;
      })
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new DownloadsBusy('too many documents at once') : error;
      })
      .finally(() => underWay.delete(tag));
    underWay.set(tag, making);
    return making;
  }

  return {
    async find({ templateId, slug, locale }) {
      const product = findProduct(templateId, locale);
      const address = `/api/downloads/${templateId}/${slug}.pdf`;
      const listed = product?.productDocuments.find(({ url }) => url.split('?', 1)[0] === address);
      if (!product?.isPublished || !listed) return null;

      const filename = fileNameOf(listed.name, product.title.name);
      const own = await merchantDocuments?.find({ itemNumber: product.itemNumber, slug, locale });
      if (own) return { ...own, filename };

      // A new day is a new sheet: its prices are those of its date.
      const date = new Date(`${todayInBerlin(clock.now())}T00:00:00Z`);
      const source = { product, name: listed.name, locale, publisher, date };
      const words = sheetOf(listed.kind, source, NO_PICTURES);
      if (!words) return null;
      const tag = hash([LAYOUT, words, product.image, product.end?.src]);
      return {
        tag,
        filename,
        read: async () =>
          written.get(tag) ??
          once(tag, async () => {
            const pictures = listed.kind === 'PRODUCT_SHEET' ? await readPictures(product) : NO_PICTURES;
            return write(sheetOf(listed.kind, source, pictures) ?? words);
          }),
      };
    },
  };
}

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40);
