import type { CatalogueRecords, SearchRedirectRecord } from '@geven/catalogue-records';
import { categoryFile, categoryTextFile, internalCategoryFile } from './definitions/categories';
import { documentFile, reportFile, videoFile } from './definitions/documents';
import { finishFile, listPriceFile, priceFile, redirectFile } from './definitions/offers';
import { templateFile } from './definitions/templates';
import { variantFile } from './definitions/variants';
import { attributeValueFile, ribbonFile, specieFile, taggingFile } from './definitions/vocabulary';
import type { RangeFile } from './range-file';

/** The whole range: the catalogue and the searches that lead elsewhere. */
export interface Range {
  readonly records: CatalogueRecords;
  readonly redirects: readonly SearchRedirectRecord[];
}

/** Every file of a range, those first that others name. */
export const RANGE_FILES = {
  species: specieFile,
  'attribute-values': attributeValueFile,
  categories: categoryFile,
  'category-texts': categoryTextFile,
  'internal-categories': internalCategoryFile,
  ribbons: ribbonFile,
  taggings: taggingFile,
  templates: templateFile,
  variants: variantFile,
  finishes: finishFile,
  documents: documentFile,
  videos: videoFile,
  reports: reportFile,
  'list-prices': listPriceFile,
  prices: priceFile,
  'search-redirects': redirectFile,
} as const satisfies Record<string, RangeFile>;

export type RangeFileName = keyof typeof RANGE_FILES;
