/** The id by which the buttons of packs of a page name their form. */
export const PACK_FORM_ID = 'packs';
