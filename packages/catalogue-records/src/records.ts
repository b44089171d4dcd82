import type { ContentsUnit, Locale, MarineDurability, UnitOfSale, WoodModification } from '@geven/timber';
import type { Localized } from './localized';
import type { CategoryMedia, FinishRecord, TemplateDetails } from './template-details';

export interface TemplateTexts {
  name: string;
  familyName: string;
  slug: string;
  intro: string;
  /** Without markup. */
  description: string;
  /** The description with markup; null when it is plain text. It is sanitised before it is returned. */
  html: string | null;
  seoTitle: string;
  seoDescription: string;
}

export interface CategoryTexts {
  name: string;
  slug: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
}

export interface SpecieTexts {
  name: string;
  origin: string | null;
  /** What its listing by CITES asks for; null for species that are not listed. */
  cites: string | null;
}

export interface VariantTexts {
  name: string;
}

/** WoodView has a table of lengths, Other a simple quantity. */
export type VariantViewName = 'WoodView' | 'Other';

/** A product. Lengths and widths in mm, prices in net euro cents. */
export interface TemplateRecord {
  id: number;
  /** Family code of the item number, for example `DH`. */
  family: string;
  specie: string | null;
  thickness: number | null;
  width: number | null;
  workingWidth: number | null;
  /** Width in mm that one laid board takes up; null where nothing is sold by m². */
  cover: number | null;
  /** Language-neutral key, for example `grooved`. */
  profile: string | null;
  colour: string | null;
  itemNumber: string;
  isPublished: boolean;
  variantView: VariantViewName;
  /** True for sample boxes. */
  isSample: boolean;
  uomFactorInv: number;
  priceM1: number | null;
  priceM2: number | null;
  priceM2Wood: number | null;
  /** Place in the merchant's own order; small comes first. */
  sequence: number;
  popularity: number;
  applications: string[];
  quality: string | null;
  humidity: string | null;
  certification: string;
  /** Path of the picture below the shop's own pictures, without extension. */
  image: string;
  isPlanedToOrder: boolean;
  /** True while its price is reduced: only then it is compared with what it was before. */
  isReduced: boolean;
  /** Key of its ribbon. */
  ribbon: string | null;
  /** Slugs of its keywords. */
  taggings: string[];
  /** What goes with it. Ids of products that are not there are ignored. */
  accessoryIds: number[];
  /** What could be taken instead. */
  alternativeIds: number[];
  /** Category of the back office. */
  internalCategoryId: number | null;
  details: TemplateDetails;
  texts: Localized<TemplateTexts>;
}

/** One length or size of a product. Price in net euro cents and weight in grams of one unit of sale. */
export interface VariantRecord {
  id: number;
  templateId: number;
  itemNumber: string;
  /** EAN-13. */
  barcode: string;
  lengthMm: number | null;
  /** Attribute value: the length in mm, or 23 for a sample. */
  lengthValue: number | null;
  price: number;
  stock: number;
  /** Days until it leaves the yard, from stock. */
  saleDelay: number;
  weight: number;
  isSample: boolean;
  isPublished: boolean;
  /** What `price` buys one of. */
  unitOfSale: UnitOfSale;
  /** What one of it holds, in `contentsUnit`; both are null where nothing in it is counted, as of boards. */
  contentsAmount: number | null;
  contentsUnit: ContentsUnit | null;
  texts: Localized<VariantTexts>;
}

export interface CategoryRecord {
  id: number;
  parentId: number | null;
  key: string;
  sequence: number;
  media: CategoryMedia;
  texts: Localized<CategoryTexts>;
}

/** Text of a listing that shows a category and exactly the values of some attributes. */
export interface CategoryTextRecord {
  categoryId: number;
  /** `attribute=slug`, in the order of the alphabet, for example `specie=larch-european`. */
  combination: string[];
  /** `html` is sanitised before it is returned. */
  texts: Localized<{ title: string; html: string }>;
}

/** A category of the back office, not of the navigation. */
export interface InternalCategoryRecord {
  id: number;
  parentId: number | null;
  isSample: boolean;
  texts: Localized<{ name: string }>;
}

/** A mark on a product's picture. */
export interface RibbonRecord {
  id: number;
  key: string;
  /** `#rrggbb` */
  bgColor: string;
  /** `#rrggbb`; at least 4.5:1 on `bgColor`. */
  textColor: string;
  /** Class of the back office; may be empty. */
  htmlClass: string;
  /** Scheme that the ribbon claims: it is shown only by a merchant with a certificate of it. */
  certificate: CertificationScheme | null;
  /** `html` is empty when the name says it; it is sanitised before it is returned. */
  texts: Localized<{ displayName: string; html: string }>;
}

export const CERTIFICATION_SCHEMES = ['FSC', 'PEFC'] as const;
export type CertificationScheme = (typeof CERTIFICATION_SCHEMES)[number];

/** A keyword of the merchant on products. */
export interface TaggingRecord {
  slug: string;
  sequence: number;
  /** Whether the listing offers it as a filter. */
  showFilter: boolean;
  texts: Localized<{ name: string }>;
}

/** What a variant has cost from a moment on, in net euro cents. */
export interface PriceRecord {
  /** Of the variant: item numbers outlive ids, which another source numbers afresh. */
  itemNumber: string;
  priceList: string;
  price: number;
  priceM1: number | null;
  validFrom: Date;
}

/** What a variant costs those who have a price list of their own, in net euro cents. */
export interface ListPriceRecord {
  /** Never the standard list, whose prices are the variants' own. */
  priceList: string;
  variantId: number;
  /** Of one unit of sale. */
  price: number;
  /** Of a metre; null where it follows from the price and the length. */
  priceM1: number | null;
}

/** The price list of everybody who has no other. */
export const STANDARD_PRICE_LIST = 'standard';

/** A species, or a group of species when it is somebody's parent. */
export interface SpecieRecord {
  slug: string;
  parent: string | null;
  sequence: number;
  latinName: string | null;
  /** EN 350, for example `3–4`: of the heartwood, or the class that its modification reaches. */
  durabilityClass: string | null;
  /** Null for wood as it grew; treatment with a preservative is a property of products. */
  modification: WoodModification | null;
  /** EN 350, against marine borers; null where it is not known, as of most species. */
  marineDurability: MarineDurability | null;
  /** kg/m³ at 12 % moisture. */
  density: number | null;
  /** Per cent of the width for one per cent of moisture, tangential. */
  movement: number | null;
  /** Brinell, N/mm². */
  hardness: number | null;
  texts: Localized<SpecieTexts>;
}

/** The name of an attribute's value (profile, colour, application, finishing, warning …) in the three languages. */
export interface AttributeValueRecord {
  attribute: string;
  slug: string;
  sequence: number;
  texts: Localized<{ name: string }>;
}

/** Everything the shop knows of its products. */
export interface CatalogueRecords {
  species: SpecieRecord[];
  attributeValues: AttributeValueRecord[];
  categories: CategoryRecord[];
  categoryTexts: CategoryTextRecord[];
  internalCategories: InternalCategoryRecord[];
  ribbons: RibbonRecord[];
  taggings: TaggingRecord[];
  templates: TemplateRecord[];
  variants: VariantRecord[];
  finishes: FinishRecord[];
  productCategories: { templateId: number; categoryId: number }[];
  /** What variants have cost before, as far as the source knows; the present price needs no record. */
  prices: PriceRecord[];
  /** What costs less, or more, by a list of some customers; the standard price is the one without a record. */
  listPrices: ListPriceRecord[];
}

/** A search that leads to a page instead of to results (SR-04). */
export interface SearchRedirect {
  /** What is searched for: trimmed and in lower case. */
  readonly from: string;
  /** Path in the shop, with its query. */
  readonly to: string;
}

/** A redirect of one language, or of all of them. */
export interface SearchRedirectRecord extends SearchRedirect {
  readonly locale: Locale | null;
}
