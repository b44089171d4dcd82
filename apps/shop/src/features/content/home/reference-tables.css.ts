import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  '@media': {
    // Headings of one or two lines, and tables that begin on one line.
    [media.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto',
      gap: `${vars.space.x10} ${vars.space.x6}`,
    },
  },
});

export const reference = style({
  '@media': {
    [media.md]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: vars.space.x3 },
  },
});

export const heading = style({
  ...textStyle.name,
  paddingBottom: vars.space.x3,
  textWrap: 'balance',
  '@media': { [media.md]: { paddingBottom: 0 } },
});

export const table = style({
  ...textStyle.text,
  alignSelf: 'start',
  width: '100%',
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  borderCollapse: 'collapse',
});

export const head = style({
  ...textStyle.caption,
  padding: `${vars.space.x2} 0`,
  borderBottom: hairline,
  color: vars.color.muted,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start' }, '& + &': { paddingInlineStart: vars.space.x3 } },
});

export const cell = style({
  padding: `${vars.space.x2} 0`,
  borderBottom: hairline,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' }, '& + &': { paddingInlineStart: vars.space.x3 } },
});
