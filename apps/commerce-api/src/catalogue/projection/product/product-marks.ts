import type { TaggingRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { Merchant } from '../../merchant';
import type { CatalogueData } from '../catalogue-data';
import { cleanHtml } from '../clean-html';
import { mayClaim } from './certification';

/** A ribbon as it is returned in one language. */
export interface RibbonDocument {
  id: number;
  displayName: string;
  bgColor: string;
  textColor: string;
  htmlClass: string;
  html: string;
}

/** The ribbon of this key, its HTML cleaned (CT-34); none where it claims a certificate that the merchant has not. */
export function ribbonOf(
  key: string | null,
  { data, locale, merchant }: { data: CatalogueData; locale: Locale; merchant: Merchant },
): RibbonDocument | null {
  const record = key === null ? undefined : data.ribbon(key);
  if (!record || !mayClaim(record.certificate, merchant)) return null;
  const { id, bgColor, textColor, htmlClass, texts } = record;
  const { displayName, html } = texts[locale];
  return { id, displayName, bgColor, textColor, htmlClass, html: cleanHtml(html) };
}

/** A keyword as it is returned in one language. */
export interface TaggingDocument {
  name: string;
  slug: string;
  showFilter: boolean;
}

export function taggingDocument({ slug, showFilter, texts }: TaggingRecord, locale: Locale): TaggingDocument {
  return { name: texts[locale].name, slug, showFilter };
}

/** A category of the back office as it is returned in one language. */
export interface InternalCategoryDocument {
  id: number;
  name: string;
  isSample: boolean;
}

/** The category and those above it, the nearest first. */
export function internalCategoriesOf(
  id: number | null,
  { data, locale }: { data: CatalogueData; locale: Locale },
): InternalCategoryDocument[] {
  const chain: InternalCategoryDocument[] = [];
  for (let next = id; next !== null && !chain.some((one) => one.id === next); ) {
    const record = data.internalCategory(next);
    if (!record) break;
    chain.push({ id: record.id, name: record.texts[locale].name, isSample: record.isSample });
    next = record.parentId;
  }
  return chain;
}
