import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ paddingBottom: vars.space.x4 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x3}`,
});

export const filters = style({ minHeight: '40px', '@media': { [media.phone]: { minHeight: '44px' } } });

/** Where the filters are beside the cards there is nothing to open. */
export const filtersBelowColumn = style([filters, { '@media': { [media.lg]: { display: 'none' } } }]);

export const chosen = style({
  ...textStyle.caption,
  minWidth: '20px',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: vars.radius.control,
});

export const total = style({
  ...textStyle.lead,
  fontWeight: vars.weight.strong,
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { order: 3 } },
});

export const whole = style({
  ...textStyle.text,
  fontWeight: 400,
  color: vars.color.muted,
  marginInlineStart: vars.space.x3,
  '@media': { [media.phone]: { display: 'none' } },
});

export const sort = style({
  // As high as the switch beside it; fingers get more.
  vars: { [vars.control.medium]: '40px' },
  display: 'flex',
  gap: vars.space.x2,
  alignItems: 'center',
  flex: '0 1 260px',
  minWidth: '180px',
  '@media': {
    [media.lg]: { flexBasis: 'auto' },
    [media.phone]: { vars: { [vars.control.medium]: '44px' }, flex: '1 1 0', minWidth: '150px' },
  },
});

// A native select is as wide as its longest order; here it gives way.
globalStyle(`${sort} > div, ${sort} select`, { minWidth: 0 });

/** Narrow screens keep the page's usual size: the row belongs to filters, order and view. */
export const pageSize = style({ flex: 'none', display: 'none', '@media': { [media.lg]: { display: 'block' } } });

export const view = style({ '@media': { [media.phone]: { order: 4 } } });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  listStyle: 'none',
  margin: `${vars.space.x3} 0 0`,
  padding: 0,
  // One line that is pushed aside, to the edge of the screen; the room keeps focus rings whole.
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      paddingBlock: '4px',
      marginTop: vars.space.x2,
      whiteSpace: 'nowrap',
    },
  },
});

globalStyle(`${chips} > li`, { flex: 'none' });

export const chipCount = style({ ...textStyle.caption, color: vars.color.muted });
