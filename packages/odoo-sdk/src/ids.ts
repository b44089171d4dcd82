declare const idOf: unique symbol;

/**
 * A number that names a record of one kind: the id of a product is none of a variant. On the wire and at run time it is a
 * plain number; where a number comes in from outside, such as an address or a form, say what it is: `Number(text) as
 * ProductVariantId`.
 */
type Id<Kind extends string> = number & { readonly [idOf]: Kind };

export type ProductTemplateId = Id<'ProductTemplate'>;
/** Of a length of a board, a size of an accessory: what is put into a cart. */
export type ProductVariantId = Id<'ProductVariant'>;
/** Of a line of a cart. */
export type CartLineId = Id<'CartLine'>;
/** Of a cart, and of the order that it becomes. */
export type OrderId = Id<'Order'>;
/** Of a finish on one product. */
export type FinishId = Id<'Finish'>;
export type AddressId = Id<'Address'>;
export type CountryId = Id<'Country'>;
export type PaymentProviderId = Id<'PaymentProvider'>;
