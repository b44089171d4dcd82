/** A promo code as merchants make it and shoppers enter it, in capitals. */
export const COUPON_CODE = /^[A-Z0-9-]{3,30}$/;
