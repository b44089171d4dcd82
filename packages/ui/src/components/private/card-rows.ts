/** Rows of a product card: picture, section, name, kind, size, prices, stock, and foot. Cards side by side share them. */
export const CARD_ROWS = 8;
