/** A4 in points; the foot is in the lower margin. */
const WIDTH = 595.28;
const HEIGHT = 841.89;

export const MARGIN = { top: 78, bottom: 62, left: 48, right: 48 } as const;

/** The column of text. */
export const PAGE = {
  left: MARGIN.left,
  right: WIDTH - MARGIN.right,
  width: WIDTH - MARGIN.left - MARGIN.right,
  bottom: HEIGHT - MARGIN.bottom,
  head: 40,
  foot: HEIGHT - 46,
} as const;

export const POINTS_PER_MM = 72 / 25.4;

/** Those of the shop's own theme: a document looks like the page that it comes from. */
export const COLOURS = {
  ink: '#101418',
  muted: '#4A535B',
  line: '#D9DEE2',
  stone: '#F5F7F8',
  accent: '#173FA8',
  accentTint: '#E8EDFB',
  warning: '#6B4600',
  warningTint: '#FBF1DE',
  wood: '#C9A97C',
} as const;
