/** The id by which the choices of a page name their form, and the name of its field. */
export const COMPARE_FORM_ID = 'compare';
export const COMPARE_FIELD = 'ids';
