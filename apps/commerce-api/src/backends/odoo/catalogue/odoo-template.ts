import type { Localized } from '../../../ports/catalogue-source';

export interface OdooTemplateTexts {
  readonly name: string;
  /** What Odoo's own addresses carry instead of the name. */
  readonly seoName: string | null;
  readonly intro: string;
  readonly description: string;
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
  readonly texts: Localized<OdooTemplateTexts>;
  readonly values: readonly ValueUse[];
  /** Without archived ones. */
  readonly variants: readonly OdooVariant[];
}
