import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
/** In view below the head of the page, when a link leads to it. */
export const added = style({ scrollMarginBlockStart: vars.space.x20 });
export const entry = style({
  scrollMarginBlockStart: vars.space.x20,
  borderBlockEnd: hairline,
  paddingBlock: vars.space.x4,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const row = style({
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.x8 } },
});
export const actions = style({ display: 'flex', gap: vars.space.x6, alignItems: 'start' });

/** Below the address that it is about. */
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
  padding: vars.space.x4,
  background: vars.color.stone1,
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const form = style({ maxWidth: '760px' });
