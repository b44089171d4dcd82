import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingBottom: vars.space.x4 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x3}`,
});

export const filters = style({ minHeight: '40px', '@media': { [media.phone]: { minHeight: '44px' } } });

/** Where the filters stand beside the cards there is nothing to open. */
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
});

export const sort = style({
  // As high as the switch beside it; fingers get more.
  vars: { [vars.control.medium]: '40px' },
  display: 'flex',
  gap: vars.space.x2,
  alignItems: 'center',
  '@media': { [media.phone]: { vars: { [vars.control.medium]: '44px' }, flex: '1 1 0', minWidth: '190px' } },
});

/** Phones keep the page's usual size: the row belongs to filters and order. */
export const pageSize = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } });

export const view = style({ '@media': { [media.phone]: { order: 4 } } });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  listStyle: 'none',
  margin: `${vars.space.x3} 0 0`,
  padding: 0,
});

export const chipCount = style({ ...textStyle.caption, color: vars.color.muted });
