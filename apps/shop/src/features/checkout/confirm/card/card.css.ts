import { textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const note = { ...textStyle.caption, lineHeight: '1.38' };

export const root = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start', minInlineSize: 0 });
/** For screen readers. */
export const status = style(visuallyHidden);
/** Two columns; one where text is so large that a word would not fit. */
export const fields = style({
  ...textStyle.field,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, 50% - ${vars.space.x3})), 1fr))`,
  gap: `${vars.space.x5} ${vars.space.x3}`,
});
export const wide = style({ gridColumn: '1 / -1' });

// A secured field looks as a TextField does.
export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = style({ ...note, marginBlockEnd: vars.space.x1, color: vars.color.muted });
export const box = style({
  ...textStyle.field,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.ink } },
});
export const focused = style({
  selectors: {
    '&&': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
      borderColor: vars.color.accent,
    },
  },
});
export const invalid = style({
  selectors: { '&&': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` } },
});
/** As high as the box, however large the reader's text is. */
export const frame = style({ flex: 1, minInlineSize: 0, blockSize: 'max(46px, 2.5em)', paddingInline: '14px' });
globalStyle(`${frame} iframe`, { display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 });
export const brand = style({ ...textStyle.caption, flex: 'none', paddingInlineEnd: '14px', color: vars.color.muted });
export const problem = style({
  ...note,
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  marginBlockStart: '5px',
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
});
export const problemIcon = style({ marginBlockStart: '2px' });
export const hint = style({ ...note, marginBlockStart: '5px', color: vars.color.muted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x5 });
/** Where the bank asks in a frame of the page. */
export const challenge = style({ overflowX: 'auto', selectors: { '&:empty': { display: 'none' } } });
// In the size that the vendor's library asks the bank for.
globalStyle(`${challenge} iframe`, { display: 'block', inlineSize: '250px', blockSize: '400px', border: 0 });
globalStyle(`${challenge} .adyen-checkout__3ds2-device-fingerprint`, { display: 'none' });
