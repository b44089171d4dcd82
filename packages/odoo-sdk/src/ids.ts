declare const idOf: unique symbol;

/**
 * A number that names a record of one kind: the id of a product is none of a variant. On the wire and at run time it is a
 * plain number; where a number comes in from outside, such as an address or a form, say what it is: `Number(text) as
 * ProductVariantId`.
 */
type Id<Kind extends string> = number & { readonly [idOf]: Kind };

export type ProductTemplateId = Id<'ProductTemplate'>;
/** Id of a variant, which is what goes into a cart: a length of a board, a size of an accessory. */
export type ProductVariantId = Id<'ProductVariant'>;
/** Id of a line of a cart. */
export type CartLineId = Id<'CartLine'>;
/** Id of a cart, and of the order that it becomes. */
export type OrderId = Id<'Order'>;
/** Id of a quotation; the order that it becomes has another one. */
export type QuotationId = Id<'Quotation'>;
/** Id of a finish on one product. */
export type FinishId = Id<'Finish'>;
/** Id of a way that carts are delivered. */
export type DeliveryMethodId = Id<'DeliveryMethod'>;
export type AddressId = Id<'Address'>;
export type CountryId = Id<'Country'>;
export type PaymentProviderId = Id<'PaymentProvider'>;
export type CustomerId = Id<'Customer'>;
/** Id of a browser that a customer is logged in with. */
export type DeviceId = Id<'Device'>;
export type PasskeyId = Id<'Passkey'>;
export type IndustryId = Id<'Industry'>;
/** Id of a newsletter. */
export type MailingId = Id<'Mailing'>;
