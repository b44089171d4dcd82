/** Lines of a cart that are drawn: in a longer one the drawings would be most of the page, and nobody could read them. */
export const MAX_DRAWN = 30;
