import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '14px',
  overflow: 'hidden',
});

export const gapLine = style({
  ...textStyle.caption,
  gridColumn: 1,
  gridRow: 1,
  minHeight: '20px',
  // Ends above the middle of the gap.
  marginInlineEnd: 'calc((1 - var(--kit-cover)) * 100%)',
  paddingBottom: vars.space.x2,
  textAlign: 'end',
});

export const thickness = style({ gridColumn: 2, gridRow: 2 });

export const drawing = style({ gridColumn: 1, gridRow: 2, display: 'block', width: '100%', height: 'auto' });

export const section = style({ vectorEffect: 'non-scaling-stroke' });

export const wood = style({ fill: vars.color.stone2 });

export const neighbour = style({ opacity: 0.42 });

export const outline = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1, strokeLinejoin: 'round' });

export const lines = style({
  gridColumn: 1,
  gridRow: 3,
  display: 'grid',
  gap: vars.space.x3,
  marginTop: vars.space.x5,
});

export const width = style({ maxWidth: 'calc(var(--kit-width) * 100%)' });

export const cover = style({ maxWidth: 'calc(var(--kit-cover) * 100%)' });
