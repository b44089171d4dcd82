import { globalFontFace } from '@vanilla-extract/css';

const FAMILY = 'Archivo Kit';
const FALLBACK = 'Archivo Kit Fallback';

// The ranges of the font package's own subsets.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const faces = [
  { file: 'archivo-latin-ext.woff2', range: LATIN_EXT },
  { file: 'archivo-latin.woff2', range: LATIN },
];

globalFontFace(
  FAMILY,
  faces.map(({ file, range }) => ({
    src: `url('./fonts/${file}') format('woff2')`,
    fontStyle: 'normal',
    fontDisplay: 'swap',
    fontWeight: '400 800',
    fontStretch: '100% 125%',
    unicodeRange: range,
  })),
);

// Archivo's ascent and descent per em, and how much wider than Arial it runs (measured on Dutch, German and English text).
const ASCENT = 0.878;
const DESCENT = 0.21;
const REGULAR = ["local('Arial')", "local('Liberation Sans')", "local('Helvetica Neue')"].join(', ');
const BOLD = ["local('Arial Bold')", "local('Liberation Sans Bold')", "local('Helvetica Neue Bold')"].join(', ');
const widths = [
  { src: REGULAR, weight: '400 500', stretch: '100% 104%', wider: 0.99 },
  { src: BOLD, weight: '501 800', stretch: '100% 104%', wider: 0.957 },
  { src: BOLD, weight: '501 800', stretch: '105% 118%', wider: 1.088 },
  { src: BOLD, weight: '501 800', stretch: '119% 125%', wider: 1.275 },
];

const percent = (factor: number) => `${Math.round(factor * 10_000) / 100}%`;

globalFontFace(
  FALLBACK,
  widths.map(({ src, weight, stretch, wider }) => ({
    src,
    fontWeight: weight,
    fontStretch: stretch,
    sizeAdjust: percent(wider),
    ascentOverride: percent(ASCENT / wider),
    descentOverride: percent(DESCENT / wider),
    lineGapOverride: '0%',
  })),
);

/** Archivo with a fallback of the same metrics, so that nothing moves when the font arrives. */
export const archivo = `'${FAMILY}', '${FALLBACK}', Arial, sans-serif`;
