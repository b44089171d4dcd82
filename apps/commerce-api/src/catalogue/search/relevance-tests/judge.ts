import type { Locale } from '@geven/timber';
import type { CatalogueIndex } from '../../projection/catalogue-index';
import { listProducts } from '../../projection/listing/list-products';
import type { ProductView } from '../../projection/product/product-view';
import heldOut from './held-out-queries.json' with { type: 'json' };
import tuning from './tuning-queries.json' with { type: 'json' };

/** What a product must be to answer a search; everything that is named must hold. */
interface Expectation {
  /** One of these species. */
  species?: string[];
  /** One of these families, by the letters of the item number. */
  family?: string[];
  /** Thickness and width in mm. */
  thickness?: number;
  width?: number;
  /** A post: as thick as it is wide. */
  isSquare?: boolean;
  /** One of these profiles, by the letters of the item number. */
  profile?: string | string[];
  itemNumber?: string;
  /** Part of the name, in lower case. */
  named?: string;
  /** Has a piece of this length in mm, or up to one step longer. */
  offersLength?: number;
}

/** A search with what somebody who typed it wants to see. */
export interface JudgedQuery {
  locale: Locale;
  search: string;
  expects: Expectation;
}

/** Sixty, to improve the search with. */
export const TUNING_QUERIES = tuning as JudgedQuery[];
/** Forty that were written before the search and are never looked at to improve it: they tell what it is worth. */
export const HELD_OUT_QUERIES = heldOut as JudgedQuery[];

/** What is on the screen before anybody scrolls. */
const FIRST = 5;
const ONE_STEP = 305;

export interface Judgement {
  /** Share of the searches with what they want among the first five. */
  success: number;
  /** Share of them with it in the first place. */
  firstPlace: number;
  /** Searches without it among the first five. */
  failed: string[];
}

export function judge(index: CatalogueIndex, queries: readonly JudgedQuery[]): Judgement {
  const places = queries.map(({ locale, search, expects }) =>
    listProducts(index, { search, pageSize: FIRST }, locale).products.findIndex((product) => fits(product, expects)),
  );
  const share = (isGood: (place: number) => boolean) => places.filter(isGood).length / queries.length;
  return {
    success: share((place) => place >= 0),
    firstPlace: share((place) => place === 0),
    failed: queries
      .filter((_, number) => (places[number] ?? -1) < 0)
      .map(({ locale, search }) => `${locale} ${search}`),
  };
}

function fits(product: ProductView, expects: Expectation): boolean {
  const { species, family, thickness, width, isSquare, profile, itemNumber, named, offersLength } = expects;
  return (
    (species === undefined || species.includes(product.specie?.slug ?? '')) &&
    (family === undefined || family.includes(product.family)) &&
    (thickness === undefined || product.thickness === thickness) &&
    (width === undefined || product.width === width) &&
    (isSquare === undefined || (product.thickness === product.width) === isSquare) &&
    (profile === undefined || [profile].flat().includes(product.itemNumber.slice(-2))) &&
    (itemNumber === undefined || product.itemNumber === itemNumber) &&
    (named === undefined || product.title.name.toLowerCase().includes(named)) &&
    (offersLength === undefined || hasPiece(product, offersLength))
  );
}

const hasPiece = ({ productVariants }: ProductView, mm: number): boolean =>
  productVariants.some(
    ({ lengte, isSample }) => !isSample && lengte !== null && lengte >= mm && lengte < mm + ONE_STEP,
  );
