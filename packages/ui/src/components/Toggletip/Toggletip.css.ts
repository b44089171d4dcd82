import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'inline-flex', verticalAlign: 'middle' });

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  margin: '-6px 0',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.accent } },
  '@media': { [media.touch]: { width: '44px', height: '44px', margin: '-14px 0' } },
});

// Without anchor positioning the browser puts it into the middle of the window, which reads as well.
export const panel = style({
  ...textStyle.text,
  maxWidth: 'min(360px, calc(100vw - 32px))',
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  '@supports': {
    '(position-area: bottom span-right)': {
      inset: 'auto',
      margin: '4px 0',
      positionArea: 'bottom span-right',
      positionTryFallbacks: 'flip-block, flip-inline',
    } as object,
  },
});
