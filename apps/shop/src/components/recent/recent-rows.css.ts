import { media, sectionScale, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of a board with its dimension lines. */
export const ROW_HEIGHT = '80px';

/** The rows share their columns: prices are below each other, and as wide as the widest of them. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // A board of 145 mm with its dimension line is as wide as the first column.
  vars: { [sectionScale]: '.56' },
  '@media': {
    [media.md]: {
      display: 'grid',
      columnGap: vars.space.x5,
      gridTemplateColumns: '152px minmax(0, 1fr) auto 144px',
      vars: { [sectionScale]: '.74' },
    },
    [media.lg]: { gridTemplateColumns: '184px minmax(0, 1fr) auto 152px', vars: { [sectionScale]: '.84' } },
  },
});

const line = {
  paddingBlock: vars.space.x5,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
} as const;

/** Keeps the room of a row that is on its way. */
export const place = style([line, { boxSizing: 'content-box', minHeight: ROW_HEIGHT, gridColumn: '1 / -1' }]);

/** Drawing, name and prices below each other on phones; beside each other with the buttons at the end elsewhere. */
export const row = style([
  line,
  {
    display: 'grid',
    gap: `${vars.space.x3} ${vars.space.x5}`,
    alignItems: 'center',
    // Drawing beside name and prices, what can be done below both.
    gridTemplateColumns: '124px minmax(0, 1fr)',
    '@media': {
      [media.md]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', minHeight: ROW_HEIGHT },
    },
  },
]);

export const drawing = style({ minWidth: 0, '@media': { [media.phone]: { gridRow: '1 / 3' } } });

export const picture = style({ display: 'block', width: 'auto', height: '88px' });

export const name = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  '@media': { [media.md]: { display: 'grid' }, [media.phone]: { gridColumn: 2 } },
});

export const actions = style({
  display: 'grid',
  gap: vars.space.x2,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridAutoFlow: 'row' }, [media.phone]: { gridColumn: '1 / -1' } },
});
