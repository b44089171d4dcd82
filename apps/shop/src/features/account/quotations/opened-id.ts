/** Id of the link to the cart in the row of the quotation that is the cart. */
export const OPENED_ID = 'opened-quotation';
