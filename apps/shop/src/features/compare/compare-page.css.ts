import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({
  paddingBlock: `${vars.space.x3} ${vars.space.x5}`,
  '@media': { [media.phone]: { paddingBlock: 0 } },
});

/** Phones have a link back instead. */
export const crumbs = style({ '@media': { [media.phone]: { display: 'none' } } });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  paddingBottom: vars.space.x4,
});

/** One line on a phone. */
export const title = style({ '@media': { [media.phone]: { ...textStyle.heading } } });

/** Of several products: whether what is equal is said once. */
export const together = style({ maxWidth: '100%', '@media': { [media.print]: { display: 'none' } } });

export const foot = style({ paddingTop: vars.space.x8 });

/** What to compare a single product with, before its long table. */
export const next = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4, paddingBottom: vars.space.x8 });

export const empty = style({ paddingBlock: vars.space.x4 });

export const recent = style({ width: '100%', paddingTop: vars.space.x4, ':empty': { display: 'none' } });

/** The only action of its card: it keeps off the date above it. */
export const take = style({ marginTop: vars.space.x2 });

export const popular = style({ marginTop: vars.space.x12 });
