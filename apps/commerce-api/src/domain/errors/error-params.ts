/** The facts that go with each refusal; the keys are the codes of schema/errors.graphql. */
export interface ErrorParams {
  SOME_ERROR: Nothing;
  BAD_REQUEST: { reason: string };
  REQUEST_TOO_LARGE: { max: number };
  QUERY_TOO_COMPLEX: Nothing;
  FOREIGN_ORIGIN: Nothing;
  SERVICE_UNAVAILABLE: Nothing;
  /** When to try again, rounded up in both units. */
  TOO_MANY_REQUESTS: { seconds: number; minutes: number };
  FIELD_REQUIRED: Field;
  FIELD_EMAIL: Field;
  FIELD_MIN_VALUE: Field;
  /** `_field_` is the format that is asked for, for example `1234 AB`. */
  FIELD_FORMAT: Field & { _field_: string };
  FIELD_TOO_LONG: Field & { max: number };
  HOUSE_NUMBER_MISSING: Field;
  VAT_ID_INVALID: Field;
  VAT_ID_NOT_CHECKED: Field;
  PRODUCT_NOT_FOUND: Product;
  PRODUCT_NOT_AVAILABLE: Product;
  FINISH_NOT_AVAILABLE: { finishId: number };
  FINISH_AMBIGUOUS: { attribute: string };
  /** `max` in mm. */
  FINISH_PIECE_TOO_LONG: { finishId: number; max: number };
  SAMPLE_NOT_AVAILABLE: { productTemplateId: number };
  PIECES_REQUIRED: Nothing;
  QUANTITY_INVALID: { quantity: number };
  QUANTITY_TOO_LARGE: { max: number };
  CART_FULL: { max: number };
  CART_TOO_LARGE: Nothing;
  CART_EMPTY: Nothing;
  CART_LINE_NOT_FOUND: { lineId: number };
  SHIPPING_METHOD_NOT_AVAILABLE: { id: number };
  CART_CHANGED: Nothing;
  ORDER_NOT_FOUND: Nothing;
  ORDER_NOT_EDITABLE: Nothing;
  ORDER_NOT_CANCELLABLE: Nothing;
  QUOTATION_NOT_FOUND: Nothing;
  QUOTATION_EXPIRED: Nothing;
  QUOTATION_NOT_EXPIRED: Nothing;
  QUOTATION_NOT_ANSWERED: Nothing;
  QUOTATION_FIXED: Nothing;
  QUOTATION_NOT_POSSIBLE: Nothing;
  ADDRESS_NOT_FOUND: { addressId: number };
  ADDRESS_REQUIRED: Nothing;
  ADDRESS_NOT_DELIVERABLE: { country: string };
  PAYMENT_PROVIDER_REQUIRED: Nothing;
  PROVIDER_NOT_IMPLEMENTED: { provider: string };
  CARD_NOT_POSSIBLE: Nothing;
  ACCOUNT_NOT_POSSIBLE: Nothing;
  CARD_REFUSED_TOO_OFTEN: Nothing;
  PAYMENT_NOT_FOUND: Nothing;
  TERMS_NOT_ACCEPTED: Nothing;
  PRODUCT_INFO_NOT_READ: Nothing;
  DELIVERY_COST_NOT_ACCEPTED: Nothing;
  COUPON_NOT_FOUND: Field;
  COUPON_ENDED: Field;
  COUPON_USED_UP: Field;
  COUPON_OTHER_CUSTOMERS: Field;
  COUPON_NOT_APPLICABLE: Field;
  /** Gross cents that the goods must come to, and the same as it is written. */
  COUPON_MINIMUM: Field & { minimum: number; _minimum_: string };
  LOGIN_FAILED: Nothing;
  TOO_MANY_ATTEMPTS: { seconds: number; minutes: number };
  NOT_AUTHENTICATED: Nothing;
  REAUTHENTICATION_REQUIRED: Nothing;
  EMAIL_TAKEN: Field;
  PASSWORD_TOO_SHORT: Field & { min: number };
  PASSWORD_TOO_LONG: Field & { max: number };
  PASSWORD_TOO_COMMON: Field;
  PASSWORD_IS_EMAIL: Field;
  LINK_EXPIRED: Nothing;
  PASSKEY_REFUSED: Nothing;
  PRIVACY_NOT_ACCEPTED: Nothing;
  VAT_NOT_EDITABLE: Field;
  COMPANY_NAME_NOT_EDITABLE: Field;
  ORDER_NUMBER_INVALID: Field;
  CAPTCHA_REQUIRED: Field;
  /** `max` in bytes. */
  FILES_TOO_LARGE: Field & { max: number };
  FILES_TOO_MANY: Field & { max: number };
  /** `types` are the endings that are taken, as they are written: `pdf, jpg`. */
  FILE_NOT_ALLOWED: Field & { types: string };
  FILE_DAMAGED: Field;
  UPLOAD_NOT_FOUND: Field;
}

/** Every code that the API may refuse with. */
export type ErrorCode = keyof ErrorParams;

type Nothing = Record<never, never>;

/** `field` is the name of the input field, as in the GraphQL schema. */
interface Field {
  field: string;
}

/** Whichever of the two was asked for. */
interface Product {
  variantId?: number;
  productTemplateId?: number;
}
