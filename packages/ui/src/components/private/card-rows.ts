/** Rows of a product card: picture, section, name, kind, size, prices and foot. Cards side by side share them. */
export const CARD_ROWS = 7;
