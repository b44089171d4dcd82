import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

// Looks shared by Button, LinkButton and IconButton.
const off = '&:is(:disabled, [aria-disabled="true"])';
const over = '&:hover:not(:disabled, [aria-disabled="true"])';
const touchHeight = '44px';

export const root = style({
  ...textStyle.text,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  border: `${vars.border.hairline} solid transparent`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: { [off]: { cursor: 'default' } },
  // Nothing can be pressed on paper.
  '@media': { [media.print]: { display: 'none' } },
});

export const size = styleVariants({
  small: {
    minHeight: vars.control.small,
    paddingInline: '14px',
    fontWeight: vars.weight.medium,
    '@media': { [media.touch]: { minHeight: touchHeight } },
  },
  medium: { minHeight: vars.control.medium, padding: `${vars.space.x2} 24px` },
  large: { minHeight: vars.control.large, padding: `${vars.space.x2} 32px`, fontSize: vars.type.field.size },
});

export const square = styleVariants({
  small: {
    width: vars.control.small,
    height: vars.control.small,
    padding: 0,
    '@media': { [media.touch]: { width: touchHeight, height: touchHeight } },
  },
  medium: { width: touchHeight, height: touchHeight, padding: 0 },
});

const disabled = { background: vars.color.stone2, borderColor: 'transparent', color: vars.color.muted };

export const variant = styleVariants({
  primary: {
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: { [over]: { background: vars.color.accentHover }, [off]: disabled },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.edge,
    color: vars.color.ink,
    selectors: {
      [over]: { borderColor: vars.color.ink },
      '&:focus-visible': { borderColor: vars.color.ink },
      [off]: disabled,
    },
  },
  outline: {
    background: vars.color.surface,
    borderColor: vars.color.accent,
    color: vars.color.accent,
    selectors: { [over]: { background: vars.color.accentTint, color: vars.color.accentHover }, [off]: disabled },
  },
  danger: {
    background: vars.color.danger,
    color: vars.color.onAccent,
    selectors: { [over]: { background: vars.color.dangerHover }, [off]: disabled },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.ink,
    selectors: { [over]: { background: vars.color.stone2 }, [off]: { color: vars.color.muted } },
  },
  /** As a link in a row of other things, where boxes would crowd it. */
  link: {
    paddingInline: 0,
    background: 'transparent',
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.28em',
    selectors: { [over]: { color: vars.color.accentHover }, [off]: { color: vars.color.muted } },
  },
});

export const full = style({ width: '100%' });

const run = keyframes({ from: { insetInlineEnd: '100%' }, to: { insetInlineEnd: '0%' } });
const busyLine = createVar();

// The running line stays as a still line when motion is not wanted, so the state is still seen.
export const busy = style({
  vars: { [busyLine]: '3px' },
  selectors: {
    '&&': { background: vars.color.stone2, color: vars.color.ink },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetInlineEnd: '40%',
      bottom: 0,
      height: busyLine,
      background: vars.color.ink,
      animation: `${run} 1600ms ease-out infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::after': { animation: 'none' } } },
    [media.forcedColors]: { selectors: { '&::after': { forcedColorAdjust: 'none', background: 'ButtonText' } } },
  },
});
