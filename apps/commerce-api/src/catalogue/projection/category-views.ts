import type { Localized } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CategoryTree } from './category-tree';
import { type FileDocument, filesOfCategory } from './product/product-files';

/** A category as it is returned in one language. */
export interface CategoryView {
  id: number;
  name: string;
  slug: string;
  paths: Localized<string>;
  path: string;
  parent: CategoryView | null;
  childs: CategoryView[];
  /** Published products in it and below it. */
  productCount: number;
  description: string;
  seoTitle: string;
  seoDescription: string;
  attachments: FileDocument[];
  videos: { title: string; url: string; duration: number | null }[];
  reportUrls: { name: string; url: string }[];
}

/** The views of all categories by id, in the order of the navigation, each tied to its neighbours. */
export function buildCategoryViews(
  { nodes }: CategoryTree,
  locale: Locale,
  productCounts: ReadonlyMap<number, number>,
): Map<number, CategoryView> {
  const views = new Map<number, CategoryView>();
  for (const { record, parent, paths } of nodes) {
    const { id, texts, media } = record;
    const above = (parent && views.get(parent.record.id)) ?? null;
    const view: CategoryView = {
      id,
      ...texts[locale],
      paths,
      path: paths[locale],
      parent: above,
      childs: [],
      productCount: productCounts.get(id) ?? 0,
      attachments: filesOfCategory(media.attachments, locale),
      videos: media.videos.map(({ title, ...video }) => ({ title: title[locale], ...video })),
      reportUrls: media.reports.map(({ name, url }) => ({ name: name[locale], url })),
    };
    above?.childs.push(view);
    views.set(id, view);
  }
  return views;
}
