import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** The whole cell adds a pack. */
export const pack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: 0,
  minHeight: '72px',
  width: '100%',
  minWidth: 0,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  fontWeight: 400,
  textAlign: 'start',
  // On paper the cell is its words and prices: no other button is printed.
  selectors: {
    '&&&': { '@media': { [media.print]: { display: 'flex !important', border: 0, padding: 0, minHeight: 0 } } },
  },
  '@media': {
    [media.phone]: { paddingInline: '7px' },
    // 320 px have no room for three beside each other: each is a line.
    [media.smallPhone]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      columnGap: vars.space.x2,
      minHeight: '44px',
      paddingBlock: '4px',
    },
  },
});

/** The whole cell adds a pack; wide screens have its contents above the column, and room for a price beside the plus. */
export const packBelowHead = style([
  pack,
  {
    '@media': {
      [media.xl]: { position: 'relative', minHeight: '52px', paddingBlock: '4px', paddingInlineEnd: vars.space.x8 },
    },
  },
]);

export const plus = style({
  '@media': { [media.smallPhone]: { order: 1 }, [media.print]: { display: 'none' } },
});

/** What the pack holds, and the plus. */
export const head = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x1,
  color: vars.color.muted,
  '@media': { [media.smallPhone]: { display: 'contents' } },
  selectors: {
    [`${packBelowHead} > &`]: {
      '@media': { [media.xl]: { position: 'absolute', insetBlock: 0, insetInlineEnd: vars.space.x3 } },
    },
  },
});

export const contents = style({
  '@media': { [media.smallPhone]: { flex: '1 1 0', minWidth: 0 } },
  selectors: { [`${packBelowHead} &`]: { '@media': { [media.xl]: visuallyHidden } } },
});

export const price = style({ ...textStyle.text, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

/** As legible as the price it belongs to, and never parted from what it is for. */
export const unitPrice = style({ ...textStyle.text, whiteSpace: 'nowrap' });

export const unit = style({ ...textStyle.caption, color: vars.color.muted });

/** Wide screens say it in the row's own column. */
export const late = style({
  ...textStyle.caption,
  color: vars.color.muted,
  '@media': { [media.smallPhone]: { order: 2, flexBasis: '100%' }, [media.xl]: { display: 'none' } },
});
