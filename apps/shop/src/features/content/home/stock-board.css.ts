import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { item } from './plate-row.css';

export const plate = style({ display: 'grid', justifyItems: 'start', gap: '11px', marginBottom: vars.space.x4 });

export const face = style({
  height: '190px',
  '@media': { [media.md]: { height: '268px' } },
});

export const name = style({ ...textStyle.text, fontWeight: vars.weight.strong, hyphens: 'auto' });

export const link = style({
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: '-4px' },
    '&:focus-visible::after': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
    [`${item}:hover &`]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  },
});

// Two lines at most: a third would leave a hole below all others.
export const kind = style({
  ...textStyle.caption,
  color: vars.color.muted,
  hyphens: 'auto',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

// From here on the lines of all boards are level, however long a name is.
export const size = style({
  ...textStyle.subheading,
  marginTop: 'auto',
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x3,
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const prices = style({ display: 'grid', paddingTop: vars.space.x3 });

export const price = style({ ...textStyle.figureText, whiteSpace: 'nowrap' });

export const unit = style({ ...textStyle.text, color: vars.color.muted });

export const stock = style({ ...textStyle.caption, paddingTop: vars.space.x2 });
