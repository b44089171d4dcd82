/** Whoever tries cards out that are not theirs does it with a cart of one board. */
export const MAX_REFUSALS_OF_CART = 5;
