import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** The footer brings the room below. */
export const page = style({});
export const trail = style({ paddingBlock: vars.space.x3 });
export const title = style({
  marginBlockEnd: vars.space.x6,
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { marginBlockEnd: vars.space.x8 } },
});
/** A page with one short form. */
export const narrow = style({ display: 'grid', gap: vars.space.x6, maxWidth: '560px' });
export const notice = style({ marginBlockEnd: vars.space.x6, maxWidth: '760px' });
/** A form with a few words beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x12,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: vars.space.x16, alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
});
export const aside = style({
  display: 'grid',
  gap: vars.space.x2,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.x4,
});
