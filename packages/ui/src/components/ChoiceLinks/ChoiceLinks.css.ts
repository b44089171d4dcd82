import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { systemSelection } from '../../theme/system-selection';
import { textStyle } from '../../theme/text-style';
import { visuallyHidden } from '../../theme/visually-hidden';

export const root = style({
  display: 'inline-flex',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
});

export const part = style({
  ...textStyle.text,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '38px',
  paddingInline: '13px',
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover:not([aria-current])': { background: vars.color.stone2 },
    '&[aria-current]': { background: vars.color.ink, color: vars.color.onInk, fontWeight: vars.weight.strong },
  },
  '@media': {
    [media.touch]: { minHeight: '44px' },
    [media.forcedColors]: { selectors: { '&[aria-current]': systemSelection } },
  },
});

/** Phones show the icon; screen readers still have the word. */
export const besideIcon = style({ '@media': { [media.phone]: visuallyHidden } });
