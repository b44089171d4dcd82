import type { Localized, Photograph } from '@geven/catalogue-records';
import type { OdooDocument } from './read/read-documents';

export interface OdooTemplateTexts {
  readonly name: string;
  /** What Odoo's own addresses carry instead of the name. */
  readonly seoName: string | null;
  readonly intro: string;
  readonly description: string;
  /** The description with its markup, cleaned; null when it is nothing but paragraphs. */
  readonly html: string | null;
  /** Lines of the message that explains what is not in stock. */
  readonly stockMessage: readonly string[];
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

/** One value of an attribute on a product. */
export interface ValueUse {
  /** Id of the value on this product, which variants refer to. */
  readonly id: number;
  readonly attributeId: number;
  readonly valueId: number;
}

/** A variant as Odoo has it; weight in kg. */
export interface OdooVariant {
  readonly id: number;
  readonly number: string | null;
  readonly barcode: string | null;
  readonly weight: number;
  /** How many of its base unit one of it holds; 0 where Odoo shows no reference price. */
  readonly baseUnitCount: number;
  /** A unit of Odoo's website; null where it has none. */
  readonly baseUnitId: number | null;
  /** Ids of the `ValueUse`s that make it. */
  readonly uses: readonly number[];
}

/** A product as Odoo has it. */
export interface OdooTemplate {
  readonly id: number;
  readonly number: string | null;
  readonly isPublished: boolean;
  /** Odoo's "can be sold". */
  readonly isSold: boolean;
  readonly unitId: number;
  readonly sequence: number;
  /** Days; Odoo keeps it per product, not per variant. */
  readonly saleDelay: number;
  /** How many were sold in the last year. */
  readonly soldCount: number;
  readonly categoryIds: readonly number[];
  readonly internalCategoryId: number | null;
  readonly ribbonId: number | null;
  readonly tagIds: readonly number[];
  /** Products, not variants, though Odoo's field names variants. */
  readonly accessoryIds: readonly number[];
  readonly alternativeIds: readonly number[];
  readonly hsCode: string | null;
  readonly countryId: number | null;
  /** Whether Odoo's shop would strike a higher price beside its own. */
  readonly isReduced: boolean;
  /** Other units that it is sold in, its packs. */
  readonly packUnitIds: readonly number[];
  readonly documents: readonly OdooDocument[];
  readonly photographs: readonly Photograph[];
  readonly texts: Localized<OdooTemplateTexts>;
  readonly values: readonly ValueUse[];
  /** Without archived ones. */
  readonly variants: readonly OdooVariant[];
}
