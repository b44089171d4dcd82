import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({});

// On paper nothing can be opened.
globalStyle(`${root}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const variant = styleVariants({
  filter: { borderBottom: `${vars.border.hairline} solid ${vars.color.line}` },
  row: { background: vars.color.stone1, paddingInline: vars.space.x4 },
  plain: {},
  button: {},
});

export const summary = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: vars.control.medium,
  paddingBlock: vars.space.x2,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accent },
  },
});

globalStyle(`${variant.button} > ${summary}`, {
  display: 'inline-flex',
  minHeight: vars.control.small,
  paddingBlock: 0,
  paddingInline: '14px',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  '@media': { [media.touch]: { minHeight: '44px' } },
});
globalStyle(`${variant.button} > ${summary}:hover`, { borderColor: vars.color.ink, color: vars.color.ink });

export const title = style({ flex: 1, fontWeight: vars.weight.strong });

export const chevron = style({
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${root}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' }, [media.print]: { display: 'none' } },
});

export const body = style({ paddingBottom: vars.space.x4 });
