import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x10 });
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const title = style({ hyphens: 'auto', overflowWrap: 'break-word' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x4,
  // Nothing on paper can be pressed.
  '@media': { [media.print]: { display: 'none' } },
});

export const plain = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x10 });
export const columns = style([
  plain,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: '232px minmax(0, 760px)', columnGap: vars.space.x12, alignItems: 'start' },
      [media.xl]: { gridTemplateColumns: '232px minmax(0, 760px) minmax(200px, 256px)' },
    },
  },
]);
export const text = style({ minWidth: 0 });
export const contents = style({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
  '@media': {
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(var(--kit-top, 0px) + ${vars.space.x6})`,
      marginBlockStart: 0,
    },
  },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  paddingBlock: vars.space.x2,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
export const aside = style({
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.x4,
  '@media': {
    [media.lg]: { gridColumn: 2 },
    [media.xl]: { gridColumn: 3 },
    // Ways to other pages are no use on paper.
    [media.print]: { display: 'none' },
  },
});
