import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

// The plate comes first for the eye, the name first for screen readers.
export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: '28px',
  paddingInline: '24px',
  borderTop: hairline,
  // The line below, where the next row has no cell to draw it.
  boxShadow: `0 ${vars.border.hairline} ${vars.color.line}`,
  borderInlineStart: hairline,
  minWidth: 0,
  '@media': {
    [media.phone]: { paddingInline: '12px', paddingBottom: '20px' },
  },
});

export const plate = style({ position: 'relative', order: -1, minWidth: 0 });

export const picture = style({ marginBottom: '11px' });

export const ribbon = style({ position: 'absolute', top: '16px', insetInlineEnd: 0 });

export const text = style({ display: 'flex', flexDirection: 'column', flex: 1, paddingTop: vars.space.x4 });

// Names of one long German word break by its syllables.
export const name = style([textStyle.name, { hyphens: 'auto' }]);

export const link = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: '-1px',
    },
    [`${root}:hover &`]: {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.28em',
    },
  },
});

export const kind = style({ ...textStyle.text, color: vars.color.muted });

export const size = style({ ...textStyle.lead, marginTop: vars.space.x1, '@media': { [media.phone]: textStyle.text } });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x4}`,
  marginTop: 'auto',
  paddingTop: vars.space.x1,
});

export const price = style({ whiteSpace: 'nowrap' });

export const amount = style({ ...textStyle.figureSmall, '@media': { [media.phone]: textStyle.figureText } });

export const unit = style({ ...textStyle.text, color: vars.color.muted });

export const was = style({ ...textStyle.text, color: vars.color.muted, marginInlineStart: vars.space.x2 });

export const wasNote = style({ ...textStyle.caption, color: vars.color.muted });

/** A line of its own, because choice and action fill the next one. */
export const stockAlone = style({ flexBasis: '100%' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: '36px',
  marginTop: vars.space.x3,
});

export const action = style({ position: 'relative', zIndex: 1 });
