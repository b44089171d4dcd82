import type { Locale } from '@geven/timber';
import type { CatalogueIndex } from '../projection/catalogue-index';
import type { CategoryView } from '../projection/category-views';
import { countBits } from '../projection/listing/bits';
import type { ProductView } from '../projection/product/product-view';
import { askedSize } from './asked-size';
import { type FoundIn, foundIn } from './found-in';
import type { NearestSize } from './nearest-sizes';
import { pageOfTiers } from './page-of-tiers';
import type { Found } from './relevance';
import { type WiderSearch, widerSearches } from './wider-searches';

/** What a term has found, the most relevant first. */
export interface SearchResults {
  products: ProductView[];
  categories: CategoryView[];
  /** What holds the products found, where the term has a size or names no category. */
  foundIn: FoundIn<CategoryView>[];
  /** Of products, also beyond those that are given. */
  totalCount: number;
  /** What finds something when the term finds no product. */
  widerSearches: WiderSearch[];
  /** Sizes beside a cross-section, and beside one side when no product has it. */
  nearestSizes: NearestSize[];
}

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 20;
/** Categories that hold what was found: a glance, not a menu. */
const FOUND_IN = 4;

/** Products and categories by term; a blank term finds nothing. */
export function searchCatalogue(
  { data, views, search, categorySearch, nearestSizes, countedCategories }: CatalogueIndex,
  term: string,
  asked: number | null | undefined,
  locale: Locale,
): SearchResults {
  const limit = Math.min(Math.max(1, asked ?? DEFAULT_LIMIT), MAX_LIMIT);
  const found = search(term);
  const products = first(found, limit).flatMap((number) => {
    const template = data.published[number];
    return (template && views[locale].product(template.id)) ?? [];
  });
  const categories = first(found && categorySearch(term), data.categories.nodes.length)
    .flatMap((number) => views[locale].categories[number] ?? [])
    .filter(({ productCount }) => productCount > 0);
  const totalCount = found ? countBits(found.all) : 0;
  const size = askedSize(term);
  const isInWords = !size && categories.length > 0;
  const hasNeighbours = size !== null && (totalCount === 0 || size.sides.length === 2);
  return {
    products,
    categories: categories.slice(0, limit),
    totalCount,
    // Calculated for who asks for them: each may take many searches.
    get foundIn() {
      if (!found || isInWords) return [];
      return foundIn(countedCategories, found.all, FOUND_IN).flatMap(({ category, totalCount }) => {
        const view = views[locale].categories[category];
        return view ? [{ category: view, totalCount }] : [];
      });
    },
    get widerSearches() {
      return found && totalCount === 0 ? widerSearches(search, term) : [];
    },
    get nearestSizes() {
      return found && hasNeighbours ? nearestSizes(search, term) : [];
    },
  };
}

const first = (found: Found | null, limit: number): number[] =>
  found ? pageOfTiers(found.tiers, found.all, 0, limit) : [];
