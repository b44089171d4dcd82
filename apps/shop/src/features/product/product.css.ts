import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: `${vars.space.x3} ${vars.space.x5}` });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
});

export const gallery = style({ minWidth: 0, '@media': { [media.lg]: { gridRow: '1 / 3' } } });

export const figure = style({ margin: 0 });

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  background: vars.color.stone1,
});

export const section = style({ marginTop: vars.space.x10 });

export const subheading = style({
  ...textStyle.subheading,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  paddingTop: vars.space.x5,
});

export const drawing = style({
  paddingBlock: vars.space.x6,
  vars: { [sectionScale]: '1.8' },
  '@media': { [media.sm]: { vars: { [sectionScale]: '3' } } },
});

export const buy = style({ minWidth: 0 });

export const size = style({ paddingBlock: `${vars.space.x1} ${vars.space.x6}` });

export const priceBlock = style({ paddingTop: vars.space.x6 });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  paddingBottom: vars.space.x2,
});

export const more = style({ paddingTop: vars.layout.sectionGap });

export const moreColumns = style({
  display: 'grid',
  gap: `${vars.space.x8} ${vars.space.x16}`,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr' } },
});

export const description = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });
