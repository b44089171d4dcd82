import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const root = style({
  marginTop: vars.layout.sectionGap,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  borderBottom: hairline,
  '@media': {
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const cell = style({
  padding: `${vars.space.x5} 0`,
  borderTop: hairline,
  '@media': {
    [media.lg]: {
      borderTop: 0,
      minHeight: '112px',
      padding: `${vars.space.x6} ${vars.space.x6}`,
      borderInlineStart: hairline,
      selectors: { '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 } },
    },
  },
});

export const cellTitle = style({ ...textStyle.text, fontWeight: 600, margin: 0 });

export const cellNote = style({ ...textStyle.text, color: vars.color.muted, margin: 0 });

export const columns = style({
  display: 'grid',
  gap: vars.space.x8,
  gridTemplateColumns: '1fr',
  padding: `${vars.space.x10} 0 ${vars.space.x12}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const list = style({ listStyle: 'none', margin: `${vars.space.x2} 0 0`, padding: 0 });

export const wideColumn = style({ '@media': { [media.lg]: { gridColumn: 'span 2' } } });

globalStyle(`${wideColumn} ul`, { columns: '2 200px' });

export const link = style({
  ...textStyle.text,
  color: vars.color.ink,
  textDecoration: 'none',
  display: 'inline-block',
  padding: '4px 0',
  selectors: {
    '&:hover': { color: vars.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
  '@media': { [media.touch]: { padding: '10px 0' } },
});

export const legal = style({ background: vars.color.stone1 });

export const legalRow = style({
  ...textStyle.caption,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x8}`,
  minHeight: '64px',
  paddingBlock: vars.space.x3,
});

export const legalLinks = style({
  ...textStyle.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space.x3,
  listStyle: 'none',
});

export const certified = style({ paddingBlockStart: vars.space.x6 });
