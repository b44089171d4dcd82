import type { DocumentKind } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { Sheet, SheetBlock } from '../../ports/sheet';
import type { DocumentedProduct } from '../documented-product';
import { sheetOf } from '../sheet-of';
import { PUBLISHER, sampleProduct } from './sample-products';

const DATE = new Date('2026-11-21T00:00:00Z');

/** The document of a product before it is set on pages. */
export function sheetOfProduct(kind: DocumentKind, product: DocumentedProduct, locale: Locale): Sheet | null {
  return sheetOf(kind, { product, name: kind, locale, publisher: PUBLISHER, date: DATE }, { main: null, grain: null });
}

/** The same of the sample's first product whose item number begins so. */
export const sampleSheet = (kind: DocumentKind, itemNumber: string, locale: Locale): Sheet | null =>
  sheetOfProduct(kind, sampleProduct(itemNumber, locale), locale);

/** All that a sheet says, one line per block, row or item. */
export const linesOf = (sheet: Sheet | null): string[] => (sheet?.blocks ?? []).flatMap(linesOfBlock);

function linesOfBlock(block: SheetBlock): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'notice':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`);
    case 'table':
      return [block.columns.map(({ head }) => head), ...block.rows].map((row) => row.join(' | '));
    case 'section':
      return [block.section.alt];
  }
}
