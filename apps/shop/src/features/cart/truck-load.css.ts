import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** px per mm of the side view; the longest piece that is sold is 9 m. */
const scale = '--load-scale';
const length = `calc(var(--load-length) * var(${scale}) * 1px)`;

export const drawing = style({
  vars: { [scale]: '.0333' },
  marginBlock: vars.space.x6,
  '@media': { [media.sm]: { vars: { [scale]: '.05' } }, [media.xl]: { vars: { [scale]: '.075' } } },
});
export const sized = style({ inlineSize: length, marginBlockEnd: vars.space.x3 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  // The bearers between two bundles.
  paddingBlockEnd: '7px',
  background: `repeating-linear-gradient(90deg, transparent 0 40px, ${vars.color.edge} 40px 46px, transparent 46px 120px) left bottom / ${length} 7px no-repeat`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.ink}` } },
});
export const bundle = style({
  flex: 'none',
  inlineSize: length,
  blockSize: `max(8px, calc(var(--load-height) * var(${scale}) * 1.6px))`,
  border: `${vars.border.hairline} solid ${vars.color.ink}`,
  background: 'var(--load-wood) center / cover',
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(0deg, transparent 0 calc(100% / var(--load-layers) - 1px), ${vars.color.ink} calc(100% / var(--load-layers) - 1px) calc(100% / var(--load-layers)))`,
    opacity: 0.5,
  },
});
export const leader = style({
  flex: '1 1 16px',
  minInlineSize: '8px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.edge}`,
});
export const label = style({ ...textStyle.caption, whiteSpace: 'nowrap' });
