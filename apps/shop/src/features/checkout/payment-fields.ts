/** Names of the payment form's fields, in their order on the page. */
export const PAYMENT_FIELDS = ['providerId', 'isTermsAccepted', 'isProductInfoRead', 'isDeliveryCostAccepted'] as const;
