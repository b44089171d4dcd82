import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On phones the controls stay below the window's upper edge, beyond their chips. */
export const root = style({
  paddingBottom: vars.space.x3,
  '@media': { [media.phone]: { display: 'contents' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      top: 'var(--kit-top, 0px)',
      zIndex: 2,
      flexWrap: 'nowrap',
      columnGap: vars.space.x2,
      // As wide as the page: nothing is seen beside the controls below which products pass.
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      padding: `6px ${vars.layout.gutter}`,
      background: vars.color.surface,
      borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

export const filters = style({
  minHeight: '40px',
  '@media': {
    [media.phone]: { flex: '1 1 110px', minHeight: '44px', paddingInline: '12px' },
    // The order beside it has the longer word.
    [media.smallPhone]: { flex: 'none', paddingInline: '10px' },
  },
});

globalStyle(`${filters} > svg`, { '@media': { [media.smallPhone]: { display: 'none' } } });

export const chosen = style({
  ...textStyle.caption,
  minWidth: '20px',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: vars.radius.control,
});

// With a number the drawing gives way: `Relevance` beside it is read whole.
globalStyle(`${filters}:has(> ${chosen}) > svg`, { '@media': { [media.phone]: { display: 'none' } } });

/** Where the filters are beside the cards there is nothing to open. */
export const filtersBelowColumn = style([filters, { '@media': { [media.lg]: { display: 'none' } } }]);

export const total = style({
  ...textStyle.lead,
  fontWeight: vars.weight.strong,
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
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
  // No wider than its room: languages with long words have the switch in the same row.
  flex: '1 1 180px',
  maxWidth: '260px',
  '@media': {
    [media.lg]: { flex: '0 1 auto', maxWidth: '340px', minWidth: '180px' },
    [media.phone]: { vars: { [vars.control.medium]: '44px' }, flex: '1 1 124px', maxWidth: 'none', minWidth: '0' },
  },
});

// A native select is as wide as its longest order; here it gives way.
globalStyle(`${sort} > div, ${sort} select`, { minWidth: 0 });

// Phones have room for the word of the order, not for usual gaps around it.
globalStyle(`${sort} select`, {
  '@media': {
    [media.phone]: { paddingInline: '10px 28px' },
    [media.smallPhone]: { paddingInline: '8px 22px' },
  },
});
globalStyle(`${sort} select + svg`, {
  '@media': { [media.phone]: { insetInlineEnd: '8px' }, [media.smallPhone]: { insetInlineEnd: '4px' } },
});

/** Narrow screens keep the page's usual size: the row belongs to filters, order and view. */
export const pageSize = style({ flex: 'none', display: 'none', '@media': { [media.xl]: { display: 'block' } } });

/** What is chosen and what is offered, in one line where it has room. */
export const chipRows = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  '@media': { [media.phone]: { display: 'block' } },
});

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

/** Chips to choose are in the drawer of phones. */
export const offered = style([chips, { '@media': { [media.phone]: { display: 'none' } } }]);

globalStyle(`${chips} > li`, { flex: 'none' });

export const chipCount = style({ ...textStyle.caption, color: vars.color.muted });
