import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const trail = style({
  paddingBlock: vars.space.x3,
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

export const crumbs = style({ '@media': { [media.phone]: { display: 'none' } } });
// The product's name would be a second line of the way on tablets, and is the heading below it.
globalStyle(`${crumbs} li:last-child`, { '@media': { [media.belowLg]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x8,
  '@media': {
    [media.md]: { gridTemplateColumns: '312px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr' },
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
      gridRow: '1 / 4',
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
  '@media': { [media.md]: { gridColumn: '1 / -1' }, [media.lg]: { paddingTop: vars.space.x8 } },
});

export const facts = style({ paddingTop: vars.space.x4, '@media': { [media.phone]: { display: 'none' } } });

/** Names of more than one line stay clear of the first screen's prices. */
export const name = style({
  hyphens: 'auto',
  '@media': { [media.phone]: { fontSize: '1.75rem', lineHeight: 1.18 } },
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

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.layout.sectionGap} ${vars.space.x16}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const missing = style({ paddingBlock: `${vars.space.x16} ${vars.space.x12}` });
