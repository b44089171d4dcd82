/** Column of the labels, px. */
export const LABEL_COLUMN = 168;
/** Of a column on phones, px, but at most half of the page: the third one is cut in its middle and seen to go on. */
export const PHONE_COLUMN = 152;

/** What a column needs beside the section: its padding, and the thickness with its dimension line, px. */
const BESIDE = { phone: 60, wide: 76 } as const;
/** px per mm that are enough. */
const MAX_SCALE = { phone: 0.75, wide: 1.5 } as const;
/** Smallest widths of the page's content at which its columns share the room, px. */
const CONTENT = { lg: 960, xl: 1200, full: 1360 } as const;

/** px per mm of sections, by the width of the window. */
export type SectionScales = Readonly<Record<'phone' | keyof typeof CONTENT, number>>;

/** The scales at which the widest of the compared sections fits its column; all columns share them. */
export function sectionScales(widths: readonly number[], columns: number): SectionScales {
  const widest = Math.max(1, ...widths);
  const fit = (room: number, largest: number) => Math.min(largest, Math.floor((room / widest) * 100) / 100);
  const wide = (content: number) => fit((content - LABEL_COLUMN) / columns - BESIDE.wide, MAX_SCALE.wide);
  return {
    phone: fit(PHONE_COLUMN - BESIDE.phone, MAX_SCALE.phone),
    lg: wide(CONTENT.lg),
    xl: wide(CONTENT.xl),
    full: wide(CONTENT.full),
  };
}

/** Room of the section in the head that has stuck, px. */
const GLYPH = { width: 90, height: 14, scale: 0.4 } as const;

/** px per mm of the sections in the head that has stuck; all columns share it. */
export const glyphScale = (thickest: number, widest: number): number =>
  Math.min(GLYPH.scale, GLYPH.height / Math.max(1, thickest), GLYPH.width / Math.max(1, widest));
