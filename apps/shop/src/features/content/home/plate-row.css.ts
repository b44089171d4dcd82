import { media, sectionScale, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** The scale in which the widest board fits a column of so many px; no larger than it is drawn to be, px per mm. */
const fitting = (column: number) => ({ [sectionScale]: `min(0.86, ${column} / var(--widest))` });

/** px of a column while the row is scrolled: of the last one in sight only a part shows, so that one sees there are more. */
const SCROLLED = '132px';

/** A list that is scrolled sideways up to the page's edges, with nothing of it cut by a margin. */
export const scroller = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: vars.layout.gutter,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  // Room for the ring around what has the focus.
  paddingBlock: '4px',
});

export const row = style([
  scroller,
  {
    gap: '28px',
    vars: fitting(132),
    '@media': {
      [media.md]: { vars: fitting(148) },
      [media.xl]: {
        vars: fitting(146),
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
      },
      'screen and (min-width: 1440px)': { vars: fitting(170) },
    },
  },
]);

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: `0 0 ${SCROLLED}`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': { [media.md]: { flexBasis: '148px' } },
});
