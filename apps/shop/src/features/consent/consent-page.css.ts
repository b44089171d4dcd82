import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const trail = style({ paddingBlock: vars.space.x3 });

export const page = style({
  display: 'grid',
  gap: vars.space.x6,
  maxWidth: '760px',
  paddingBlockEnd: vars.space.x16,
});

export const form = style({ display: 'grid', gap: vars.space.x6 });

export const purposes = style({ borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}` });
export const purpose = style({ paddingBlock: vars.space.x4, borderBlockEnd: hairline });

/** One below the other on phones, of one width everywhere: none is more than the other. */
export const actions = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
