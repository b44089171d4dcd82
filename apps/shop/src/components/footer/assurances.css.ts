import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const plain = style({});
export const home = style({});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: hairline,
  selectors: { '& + &': { '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
});

export const cell = style({
  paddingBlock: vars.space.x4,
  paddingInlineEnd: vars.space.x4,
  borderBlockStart: hairline,
  selectors: { '&:first-child': { borderBlockStart: 0 }, [`${home} &`]: { paddingBlock: vars.space.x6 } },
  '@media': {
    [media.phone]: { paddingBlock: vars.space.x2 },
    [media.sm]: { selectors: { '&:nth-child(2)': { borderBlockStart: 0 } } },
    [media.lg]: {
      borderBlockStart: 0,
      borderInlineStart: hairline,
      paddingInline: vars.space.x6,
      selectors: {
        '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
        [`${home} &`]: { minHeight: '112px', paddingBlock: vars.space.x8 },
      },
    },
  },
});

export const title = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: 0 });
/** Phones keep the claims, and the ways to us with a name that says enough: their pages are long. */
export const note = style({
  ...textStyle.text,
  color: vars.color.muted,
  margin: 0,
  selectors: { [`${plain} &`]: { '@media': { [media.phone]: visuallyHidden } } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  ':hover': { color: vars.color.accent },
  selectors: {
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
  '@media': { [media.touch]: { minHeight: '44px', marginBlock: '-8px' } },
});

globalStyle(`${cell} p`, { margin: 0 });
globalStyle(`${row} + ${row} > ${cell}:nth-child(2)`, { '@media': { [media.phone]: { borderBlockStart: 0 } } });
