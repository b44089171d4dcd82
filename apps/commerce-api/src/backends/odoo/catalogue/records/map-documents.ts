import { type DocumentKind, type DocumentRecord, perLocale } from '@geven/catalogue-records';
import type { CatalogueMapping, FamilyFacts } from '../mapping/catalogue-mapping';
import type { OdooDocument } from '../read/read-documents';

/** A document as the catalogue has it, with its file in Odoo. */
export interface MappedDocument {
  readonly record: DocumentRecord;
  /** The kind as addresses of downloads write it, for example `attachment-2`; null for links. */
  readonly slug: string | null;
  /** Null: the API writes it. */
  readonly odoo: OdooDocument | null;
}

/** As many of one kind as addresses of downloads can tell apart. */
const MAX_OF_A_KIND = 9;
const PDF = 'application/pdf';

/**
 * The documents of a product. A file is called as in Odoo, which keeps one name for all languages, unless its kind says
 * what it is; it takes the place of the one that the API would write.
 */
export function mapDocuments(
  templateId: number,
  documents: readonly OdooDocument[],
  { documentWords, written }: Pick<CatalogueMapping, 'documentWords'> & { readonly written: FamilyFacts['documents'] },
): MappedDocument[] {
  const counts = new Map<DocumentKind, number>();
  const own = documents.flatMap((odoo): MappedDocument[] => {
    const kind = kindOf(odoo.name, documentWords);
    const { mimeType, size, url } = odoo;
    if (url !== null) {
      const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
      return isAddress ? [{ record: { kind, name: nameOf(odoo), url, mimeType, size: null }, slug: null, odoo }] : [];
    }
    const count = (counts.get(kind) ?? 0) + 1;
    if (count > MAX_OF_A_KIND) return [];
    counts.set(kind, count);
    const slug = `${kind.toLowerCase().replaceAll('_', '-')}${count > 1 ? `-${count}` : ''}`;
    const isNamedByKind = kind !== 'ATTACHMENT' && count === 1;
    const name = isNamedByKind ? null : nameOf(odoo);
    const address = count > 1 ? `/api/downloads/${templateId}/${slug}.pdf` : null;
    return [{ record: { kind, name, url: address, mimeType, size }, slug, odoo }];
  });
  const made = written
    .filter((kind) => !own.some(({ record }) => record.kind === kind))
    .map((kind): MappedDocument => {
      const record = { kind, name: null, url: null, mimeType: PDF, size: null };
      return { record, slug: kind.toLowerCase().replaceAll('_', '-'), odoo: null };
    });
  return [...made, ...own];
}

function kindOf(name: string, words: CatalogueMapping['documentWords']): DocumentKind {
  const plain = name.toLowerCase();
  const found = Object.entries(words).find(([, ofKind]) => ofKind.some((word) => plain.includes(word.toLowerCase())));
  return (found?.[0] as DocumentKind | undefined) ?? 'ATTACHMENT';
}

/** Without the extension, which follows from the type of the file. */
function nameOf({ name }: OdooDocument) {
  const plain = name.replace(/\.[a-z\d]{2,4}$/i, '') || name;
  return perLocale(() => plain);
}
