import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({
  display: 'flex',
  alignItems: 'stretch',
  background: vars.color.surface,
  borderStyle: 'solid',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-within': focusRing },
});

export const size = styleVariants({
  medium: {
    ...textStyle.field,
    height: vars.control.medium,
    borderWidth: vars.border.hairline,
    borderColor: vars.color.edge,
    ':hover': { borderColor: vars.color.ink },
    '@media': { [media.phone]: { height: '44px' } },
  },
  large: {
    ...textStyle.subheading,
    fontStretch: '100%',
    fontWeight: vars.weight.regular,
    height: '72px',
    borderWidth: vars.border.work,
    borderColor: vars.color.ink,
    '@media': { [media.phone]: { height: vars.control.large, fontSize: vars.type.field.size } },
  },
});

/** A thin line from corner to corner. */
const stroke = (direction: string) =>
  `linear-gradient(${direction}, transparent calc(50% - 0.8px), ${vars.color.muted} calc(50% - 0.8px) calc(50% + 0.8px), transparent calc(50% + 0.8px))`;

export const input = style({
  flex: 1,
  minWidth: 0,
  paddingInline: '16px',
  border: 0,
  outline: 'none',
  background: 'transparent',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // The browser's own button, drawn like the kit's cross; 44 px for fingers.
    '&::-webkit-search-cancel-button': {
      appearance: 'none',
      inlineSize: '44px',
      blockSize: '44px',
      marginInlineEnd: '-14px',
      cursor: 'pointer',
      background: `${stroke('45deg')} center / 13px 13px no-repeat, ${stroke('-45deg')} center / 13px 13px no-repeat`,
    },
  },
});

export const button = style({ flex: 'none', display: 'grid', placeContent: 'center' });

export const buttonSize = styleVariants({
  medium: {
    width: vars.control.medium,
    borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
    ':hover': { background: vars.color.stone2 },
  },
  large: {
    ...textStyle.lead,
    fontWeight: vars.weight.strong,
    minWidth: '132px',
    paddingInline: vars.space.x6,
    background: vars.color.accent,
    color: vars.color.onAccent,
    ':hover': { background: vars.color.accentHover },
    '@media': {
      [media.phone]: { minWidth: 'auto', paddingInline: vars.space.x4, fontSize: vars.type.field.size },
      [media.forcedColors]: { borderInlineStart: '1px solid' },
    },
  },
});
