import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { root as totalBar } from './buy/total-bar.css';
import { prose } from './data/data.css';

export const trail = style({
  paddingBlock: vars.space.x3,
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

export const crumbs = style({ '@media': { [media.phone]: { display: 'none' } } });
// The product's name would be a second line of the way on tablets, and is the heading below it.
globalStyle(`${crumbs} li:last-child, ${crumbs} li:nth-last-child(2)::after`, {
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x8,
  '@media': {
    [media.md]: { gridTemplateColumns: '312px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'repeat(7, auto) 1fr' },
    [media.xl]: { columnGap: vars.space.x16 },
  },
});

/** What is in the second column where there are two. */
const second = { [media.md]: { gridColumn: 2 } } as const;

export const head = style({ minWidth: 0, '@media': second });

export const prices = style({ minWidth: 0, '@media': second });

/**
 * The first column. Higher than the window, it stays at its lower edge while a longer table beside it is scrolled. Below
 * `lg` its parts stand among those of the second.
 */
export const pictures = style({
  display: 'contents',
  '@media': {
    [media.lg]: {
      display: 'block',
      gridColumn: 1,
      // Beside all that is in the second column; what is left of the longer one is its last row.
      gridRow: '1 / 9',
      minWidth: 0,
      alignSelf: 'end',
      position: 'sticky',
      bottom: '80px',
      marginBottom: 'auto',
    },
    // Here it is lower than the window.
    'screen and (min-width: 1024px) and (min-height: 1280px)': {
      alignSelf: 'start',
      bottom: 'auto',
      top: vars.space.x6,
    },
  },
});

export const gallery = style({
  minWidth: 0,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.layout.gutter})`, marginTop: vars.space.x2 },
    [media.md]: { gridColumn: 1, gridRow: '1 / 3' },
  },
});

export const section = style({
  minWidth: 0,
  order: 4,
  paddingTop: vars.space.x12,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.phone]: { paddingTop: vars.space.x8 },
    [media.md]: { gridColumn: '1 / -1' },
    [media.lg]: { paddingTop: vars.space.x8 },
    // It comes before the table in the page and stands below it: until that is there, it would be pushed down.
    [media.belowLg]: { selectors: { [`form:not(:has(> ${totalBar})) &`]: { display: 'none' } } },
  },
});

export const facts = style({ paddingTop: vars.space.x3, '@media': { [media.phone]: { display: 'none' } } });
// One line of 40 px between its rules.
globalStyle(`${facts} > dl`, { paddingBlock: '9px' });
// Four have no room in one line of half a page: two and two, not three and one.
globalStyle(`${facts} > dl:has(> :nth-child(4)) > div`, {
  '@media': { [media.belowXl]: { flexBasis: `calc(50% - ${vars.space.x6} / 2)` } },
});

// Three have room beside each other, with their names above them.
globalStyle(`${facts} > dl:not(:has(> :nth-child(4))) > div`, { '@media': { [media.belowLg]: { display: 'block' } } });

/** Names of more than one line stay clear of the first screen's prices. */
export const name = style({
  hyphens: 'auto',
  '@media': { [media.phone]: { fontSize: '1.75rem', lineHeight: 1.18 } },
});

/** The name, and where no size is below it a word of the merchant beside it. */
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

/** What is said of an accessory, below its name. */
export const intro = style({ paddingTop: vars.space.x2 });

/** The size that a name ends with, in a line of its own. */
export const sizeInName = style({
  ...textStyle.lead,
  display: 'block',
  paddingTop: vars.space.x1,
  fontWeight: 400,
  fontStretch: 'normal',
  letterSpacing: 'normal',
});

export const size = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingTop: vars.space.x1,
});

export const sections = style({
  vars: { [vars.layout.sectionGap]: 'clamp(2rem, 0.6rem + 5.8vw, 6rem)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.layout.sectionGap,
  paddingTop: vars.layout.sectionGap,
});

/** How cladding hangs and what is said of it: half a page each, as neither fills a whole one. */
export const wallAndWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.layout.sectionGap,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    // Rows that open, one list.
    [media.phone]: { rowGap: 0 },
    [media.lg]: {
      columnGap: vars.space.x8,
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.xl]: { columnGap: vars.space.x16 },
  },
});
// Half a page has no second column for words.
globalStyle(`${wallAndWords}:has(> :nth-child(2)) .${prose}`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const missing = style({ paddingBlock: `${vars.space.x16} ${vars.space.x12}` });
