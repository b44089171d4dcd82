import { groupBy } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { readAll } from './read-all';

/** A file or link that Odoo shows on a product's page. */
export interface OdooDocument {
  readonly id: number;
  readonly name: string;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** Another one for another content; empty for links. */
  readonly checksum: string;
  /** Of links only. */
  readonly url: string | null;
}

interface DocumentRow {
  readonly id: number;
  readonly res_id: number;
  readonly name: string;
  readonly type: 'binary' | 'url';
  readonly url: string | false;
  readonly mimetype: string | false;
  readonly file_size: number;
  readonly checksum: string | false;
}

/** What products show to everybody: PDFs, and links to what lies elsewhere. */
export const SHOWN_DOCUMENTS: readonly unknown[] = [
  ['res_model', '=', 'product.template'],
  ['shown_on_product_page', '=', true],
  '|',
  ['mimetype', '=', 'application/pdf'],
  ['type', '=', 'url'],
];

/** What products show on their pages, in the merchant's order; by product. */
export async function readDocuments(
  client: OdooClient,
  templateIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OdooDocument[]>> {
  const rows = await readAll<DocumentRow>(client, 'product.document', {
    domain: [['res_id', 'in', templateIds], ...SHOWN_DOCUMENTS],
    fields: ['res_id', 'name', 'type', 'url', 'mimetype', 'file_size', 'checksum'],
    order: 'sequence, id',
  });
  const byTemplate = groupBy(rows, ({ res_id }) => res_id);
  return new Map([...byTemplate].map(([templateId, documents]) => [templateId, documents.map(toDocument)]));
}

function toDocument({ id, name, type, url, mimetype, file_size, checksum }: DocumentRow): OdooDocument {
  return {
    id,
    name,
    mimeType: mimetype || 'application/octet-stream',
    size: file_size,
    checksum: checksum || '',
    url: type === 'url' && url ? url : null,
  };
}
