import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** The panel with suggestions is below the field. */
export const root = style({ position: 'relative' });

/** The sizes that were understood, in the drawing's own scale. */
export const drawing = style({
  margin: `${vars.space.x1} ${vars.space.x6} ${vars.space.x1} 0`,
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});

export const price = style({ color: vars.color.ink, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const unit = style({ color: vars.color.muted, fontWeight: vars.weight.regular, fontSize: '0.87em' });

/** Looks like the button that a link may not hold. */
export const showAll = style({
  color: vars.color.accent,
  fontWeight: vars.weight.medium,
  border: `${vars.border.hairline} solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  padding: `6px ${vars.space.x3}`,
  whiteSpace: 'nowrap',
  // Below the words, as a link.
  '@media': {
    [media.phone]: {
      border: 0,
      background: 'none',
      padding: 0,
      textDecoration: 'underline',
      textUnderlineOffset: '0.28em',
    },
  },
});

export const parent = style({ color: vars.color.muted });

export const count = style({ fontVariantNumeric: 'tabular-nums' });
