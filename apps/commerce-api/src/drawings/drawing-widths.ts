/** CSS pixels that every section takes up, so that the names beside them begin at one line. */
export const SECTION_WIDTH = 104;
/** The same of everything else that is ordered: as wide as a board of 145 mm. */
export const ACCESSORY_SIZE = { width: 88, height: 60 } as const;
/** The same of every logotype, whatever the shop is called. */
export const LOGOTYPE_WIDTH = 268;
/** Of a load from edge to edge: on a sheet of 600 px, on a phone. */
export const LOAD_WIDTHS = { wide: 536, narrow: 335 } as const;
export type LoadWidth = keyof typeof LOAD_WIDTHS;
