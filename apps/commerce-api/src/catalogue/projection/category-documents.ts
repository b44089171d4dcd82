import type { Locale } from '@geven/timber';
import type { Localized } from '../../ports/catalogue-source';
import type { CategoryTree } from './category-tree';

/** A category as it is answered in one language. */
export interface CategoryDocument {
  id: number;
  name: string;
  slug: string;
  paths: Localized<string>;
  path: string;
  parent: CategoryDocument | null;
  childs: CategoryDocument[];
  /** Published products in it and below it. */
  productCount: number;
  description: string;
  seoTitle: string;
  seoDescription: string;
  attachments: never[];
  videos: never[];
  reportUrls: never[];
}

/** The documents of all categories by id, in the order of the navigation, each tied to its neighbours. */
export function buildCategoryDocuments(
  { nodes }: CategoryTree,
  locale: Locale,
  productCounts: ReadonlyMap<number, number>,
): Map<number, CategoryDocument> {
  const documents = new Map<number, CategoryDocument>();
  for (const { record, parent, paths } of nodes) {
    const { id, texts } = record;
    const above = (parent && documents.get(parent.record.id)) ?? null;
    const document: CategoryDocument = {
      id,
      ...texts[locale],
      paths,
      path: paths[locale],
      parent: above,
      childs: [],
      productCount: productCounts.get(id) ?? 0,
      attachments: [],
      videos: [],
      reportUrls: [],
    };
    above?.childs.push(document);
    documents.set(id, document);
  }
  return documents;
}
