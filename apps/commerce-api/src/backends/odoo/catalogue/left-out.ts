export type LeftOutReason =
  /** It has no value of the attribute `family`, or one that the mapping does not know. */
  | 'unknown-family'
  | 'unknown-specie'
  | 'unknown-profile'
  /** A thickness, width or length that is no number of mm. */
  | 'unknown-size'
  /** Wood without thickness, width or length. */
  | 'missing-size'
  /** More than one thickness, wood type …, which a product of the shop has one of. */
  | 'several-values'
  /** Its variants differ by an attribute that the mapping does not know. */
  | 'unknown-attribute'
  /** Sold by area, weight, volume or time, or by length without a length. */
  | 'unknown-unit'
  /** All its variants are archived, or are made when somebody orders them. */
  | 'no-variants'
  | 'no-price'
  | 'no-tax'
  | 'foreign-currency'
  /** Its item number or barcode is another product's. */
  | 'number-taken'
  /** A finish is charged with a service product that is not there, not sold, or sold by something else than m², litres or pieces. */
  | 'unknown-service';

/** A product that the shop does not show, and why. */
export interface LeftOut {
  readonly templateId: number;
  readonly name: string;
  readonly reason: LeftOutReason;
  /** What the reason is about, for example the value. */
  readonly detail: string;
}

/** Stops the mapping of one product. */
export class ProductLeftOut extends Error {
  override readonly name = 'ProductLeftOut';

  constructor(
    readonly reason: LeftOutReason,
    readonly detail = '',
  ) {
    super(`${reason}: ${detail}`);
  }
}
