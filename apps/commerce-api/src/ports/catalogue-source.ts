import type { Locale } from '@geven/timber';

/** One value per language of the shop. */
export type Localized<T> = Record<Locale, T>;

export interface TemplateTexts {
  name: string;
  familyName: string;
  slug: string;
  intro: string;
  description: string;
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
  texts: Localized<TemplateTexts>;
}

/** One length of a product. Price in net euro cents per piece, weight in grams. */
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
  texts: Localized<VariantTexts>;
}

export interface CategoryRecord {
  id: number;
  parentId: number | null;
  key: string;
  sequence: number;
  texts: Localized<CategoryTexts>;
}

/** A species, or a group of species when it is somebody's parent. */
export interface SpecieRecord {
  slug: string;
  parent: string | null;
  sequence: number;
  latinName: string | null;
  /** EN 350, for example `3–4`. */
  durabilityClass: string | null;
  /** kg/m³ at 12 % moisture. */
  density: number | null;
  texts: Localized<SpecieTexts>;
}

/** The name of an attribute's value (profile, colour, application, quality …) in the three languages. */
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
  templates: TemplateRecord[];
  variants: VariantRecord[];
  productCategories: { templateId: number; categoryId: number }[];
}

/** Where products come from: the sample catalogue, an import file or Odoo. */
export interface CatalogueSource {
  name: string;
  read(): Promise<CatalogueRecords>;
}
