/** The id by which the sample buttons of a page name their form. */
export const SAMPLE_FORM_ID = 'sample';
