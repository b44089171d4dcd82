import type { Finish, FinishId, ProductVariantId } from '@geven/odoo-sdk';
import type { FinishAttribute } from '@/lib/products/product-state';
import type { Messages, WithUnits } from '@/lib/texts/areas';
import type { Translate } from '@/lib/texts/translate';
import type { PackPriced, Sold } from '@/lib/texts/unit-texts';

/** The parts of the product's texts that go to the browser. */
export type BuyMessages = Pick<Messages<'product'>, 'price' | 'finish' | 'lengths' | 'total'> & WithUnits;
export type BuyText = Translate<BuyMessages>;

/** One length, or one version of what has no lengths. Net cents, mm, grams, days. */
export interface BuyRow extends Sold {
  /** Id of its variant; null for a length that cannot be had. */
  readonly id: ProductVariantId | null;
  readonly name: string;
  readonly length: number | null;
  readonly isSample: boolean;
  /** Without finishes. */
  readonly price: number;
  readonly weight: number;
  readonly stock: number;
  readonly saleDelay: number;
  /** Ids of treatments that this length cannot have. */
  readonly missing: readonly FinishId[];
}

/** A choice of finish with the text of its option. */
export interface FinishChoice extends Pick<Finish, 'id' | 'slug' | 'isDefault' | 'surcharge' | 'extraDays'> {
  readonly attribute: FinishAttribute;
  readonly name: string;
  /** What it costs, ready to be shown. */
  readonly surchargeText: string;
  /** What it costs, how much longer it takes and up to which length it can be had. */
  readonly details: string;
}

/** What a finish is calculated from: the board's nominal size in mm. */
export interface BoardSize {
  readonly thickness: number;
  readonly width: number;
}

/** Net cents of a metre and of m²; null where nothing is sold so. */
export interface UnitPriceFacts {
  /** Its cheapest size, of what has no price per metre. */
  readonly pack: PackPriced;
  readonly metre: number | null;
  readonly squareMetre: number | null;
  readonly squareMetreOfWood: number | null;
  /** Lowest of the 30 days before it was reduced, of the metre or else of the piece; null when it is not reduced. */
  readonly lowest: number | null;
  readonly isDecking: boolean;
  /** What the m² is of. */
  readonly squareMetreCaption: string;
}
