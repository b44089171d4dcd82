import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const root = style({
  padding: vars.space.x6,
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { padding: vars.space.x4 }, [media.print]: { border: 0, padding: 0 } },
});

// What the page keeps at its top while somebody scrolls up is `--kit-top` high.
export const sticky = style({
  '@media': { [media.lg]: { position: 'sticky', top: `calc(var(--kit-top, 0px) + ${vars.space.x6})` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBottom: vars.space.x4,
});
