import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { systemSelection } from '../../theme/system-selection';
import { textStyle } from '../../theme/text-style';

export const root = style({
  ...textStyle.text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', listStyle: 'none' });

export const page = style({
  display: 'grid',
  placeContent: 'center',
  minWidth: '40px',
  minHeight: '40px',
  paddingInline: vars.space.x1,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.stone2 },
    '&[aria-current]': { borderColor: vars.color.ink, fontWeight: vars.weight.strong },
  },
  '@media': {
    [media.touch]: { minWidth: '44px', minHeight: '44px' },
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { '&[aria-current]': systemSelection } },
  },
});

/** Pages further away make room on phones. */
export const far = style({ '@media': { 'screen and (max-width: 479.98px)': { display: 'none' } } });

export const gap = style({ minWidth: '24px', textAlign: 'center', color: vars.color.muted });

export const step = style({
  minHeight: '40px',
  '@media': { [media.touch]: { minHeight: '44px' } },
  selectors: {
    '&[rel="prev"]': { marginInlineEnd: vars.space.x2 },
    '&[rel="next"]': { marginInlineStart: vars.space.x2 },
  },
});

export const summary = style({ color: vars.color.muted });
