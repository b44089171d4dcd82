import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space.x6} ${vars.layout.sectionGap}` });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  marginBlock: `${vars.space.x4} ${vars.space.x10}`,
});
/** Words of the law are longer than a phone is wide. */
export const heading = style({ hyphens: 'auto' });
export const columns = style({
  display: 'grid',
  gap: vars.space.x8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: '232px minmax(0, 760px)', columnGap: vars.space.x16 } },
});
export const contents = style({
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space.x6, alignSelf: 'start' } },
});
export const contentsList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
});
export const contentsLink = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'inherit',
  textDecoration: 'none',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  ':hover': { textDecoration: 'underline' },
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
});
