import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingBottom: vars.space.x2, paddingInlineEnd: '2px' });

/** Never narrower than its number with two ticks. */
export const span = style({ display: 'flex', minWidth: 'min(100%, 116px)' });

export const scale = style({
  position: 'relative',
  height: '14px',
  marginTop: vars.space.x1,
  borderBottom: `${vars.border.hairline} solid ${vars.color.edge}`,
});

export const tick = style({
  position: 'absolute',
  bottom: 0,
  width: '1px',
  height: '9px',
  background: vars.color.muted,
});

export const tickChosen = style([tick, { width: '2px', height: '14px', background: vars.color.accent }]);
