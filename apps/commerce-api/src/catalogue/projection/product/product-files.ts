import type { DocumentKind, DocumentRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import { localizedTexts } from '../projection-texts';

/** A file to download as it is returned in one language. */
export interface FileDocument {
  kind: DocumentKind;
  name: string;
  url: string;
  mimeType: string;
  size: number | null;
}

const NAMES = localizedTexts('documents', [
  'PRODUCT_SHEET',
  'ASSEMBLY_INSTRUCTION',
  'DECLARATION_OF_PERFORMANCE',
  'SAFETY_DATA_SHEET',
  'TREATED_WOOD_INFORMATION',
  'ATTACHMENT',
]);

const PRODUCT_SHEET: DocumentRecord = {
  kind: 'PRODUCT_SHEET',
  name: null,
  url: null,
  mimeType: 'application/pdf',
  size: null,
};

/** Where the API answers a document that it makes itself; kinds are written in small letters with hyphens. */
export function downloadAddress(templateId: number, kind: DocumentKind, locale: Locale): string {
  return inLanguage(`/api/downloads/${templateId}/${kind.toLowerCase().replaceAll('_', '-')}.pdf`, locale);
}

/** The sheet that every product has, and what its record lists. */
export function filesOfProduct(templateId: number, records: readonly DocumentRecord[], locale: Locale): FileDocument[] {
  return [PRODUCT_SHEET, ...records].map((record) =>
    toFile(record, record.url ?? downloadAddress(templateId, record.kind, locale), locale),
  );
}

/** What a category offers: files have an address of their own there, and those without one are left out. */
export function filesOfCategory(records: readonly DocumentRecord[], locale: Locale): FileDocument[] {
  return records.flatMap((record) => (record.url === null ? [] : [toFile(record, record.url, locale)]));
}

function toFile({ kind, name, mimeType, size }: DocumentRecord, url: string, locale: Locale): FileDocument {
  return { kind, name: (name ?? NAMES[kind])[locale], url: inLanguage(url, locale), mimeType, size };
}

/** Our own documents are made in the language that is asked for. */
function inLanguage(url: string, locale: Locale): string {
  return url.startsWith('/api/downloads/') && !url.includes('?') ? `${url}?locale=${locale}` : url;
}
