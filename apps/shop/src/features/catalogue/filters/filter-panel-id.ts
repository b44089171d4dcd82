/** The panel's id: buttons open and close it by name, without scripts. */
export const FILTER_PANEL_ID = 'filters';
