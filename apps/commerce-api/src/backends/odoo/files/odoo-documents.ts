import type { DocumentRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { productTemplates } from '../../../database/schema/catalogue';
import type { MerchantDocuments } from '../../../ports/merchant-documents';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { readDocuments } from '../catalogue/read/read-documents';
import { mapDocuments } from '../catalogue/records/map-documents';

const TIMEOUT_MS = 30_000;

/**
 * The files that Odoo shows on the pages of products. The catalogue tells which products have files, so documents that
 * the API writes never wait for Odoo.
 */
export function createOdooDocuments(
  { db }: Pick<Database, 'db'>,
  client: OdooClient,
  { documentWords }: Pick<CatalogueMapping, 'documentWords'>,
): MerchantDocuments {
  return {
    async find({ itemNumber, slug }) {
      const [product] = await db
        .select({ id: productTemplates.id, details: productTemplates.details })
        .from(productTemplates)
        .where(and(eq(productTemplates.itemNumber, itemNumber), eq(productTemplates.isPublished, true)));
      if (!product?.details.documents.some((document) => isFile(document, slug))) return null;
      const documents = (await readDocuments(client, [product.id])).get(product.id) ?? [];
      const mapped = mapDocuments(product.id, documents, { documentWords, written: [] });
      const found = mapped.find((document) => document.slug === slug)?.odoo;
      if (!found) return null;
      return { tag: found.checksum, read: () => readFile(client, found.id) };
    },
  };
}

/** What the API writes has no size before it is written. */
function isFile({ kind, url, size }: DocumentRecord, slug: string): boolean {
  const address = url ?? `/${kind.toLowerCase().replaceAll('_', '-')}.pdf`;
  return size !== null && address.endsWith(`/${slug}.pdf`);
}

async function readFile(client: OdooClient, id: number): Promise<Buffer | null> {
  const [row] = await client.call<{ datas: string | false }[]>(
    'product.document',
    'search_read',
    {
      domain: [
        ['id', '=', id],
        ['shown_on_product_page', '=', true],
      ],
      fields: ['datas'],
    },
    { timeoutMs: TIMEOUT_MS },
  );
  return row?.datas ? Buffer.from(row.datas, 'base64') : null;
}
