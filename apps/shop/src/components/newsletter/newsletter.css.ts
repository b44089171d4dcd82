import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const fold = style({
  '@media': {
    [media.md]: { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` },
    [media.print]: { display: 'none' },
  },
});
/** In the footer: words and form beside each other where there is room. */
export const box = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingBlockEnd: vars.space.x6,
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x8,
      paddingBlockStart: vars.space.x6,
    },
  },
});
/** Phones have it as the title of what is folded. */
export const title = style({
  ...textStyle.text,
  fontWeight: vars.weight.strong,
  '@media': { [media.phone]: { display: 'none' } },
});
export const lead = style({ ...textStyle.text, color: vars.color.muted });
export const form = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});
/** A field for machines: nobody sees it, and screen readers do not read it. */
export const privacy = style({ ...textStyle.caption, gridColumn: '1 / -1', color: vars.color.muted });
/** The page of the newsletter. */
export const page = style({ display: 'grid', gap: vars.space.x6, maxWidth: '640px', paddingBlockEnd: vars.space.x16 });
export const trail = style({ paddingBlock: vars.space.x3 });
