import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const often = style({
  ...textStyle.text,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  margin: 0,
});

export const statistics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  borderBottom: hairline,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const statistic = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${vars.space.x6} ${vars.space.x4}`,
  borderInlineStart: hairline,
  // The longest German word is wider than half a phone when text has twice its size.
  overflowWrap: 'break-word',
  selectors: {
    '&:nth-child(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '&:nth-child(n + 3)': { borderTop: hairline },
  },
  '@media': {
    [media.lg]: {
      selectors: {
        '&:nth-child(3)': { borderInlineStart: hairline, paddingInlineStart: vars.space.x6 },
        '&:nth-child(n + 3)': { borderTop: 0 },
      },
      padding: `${vars.space.x8} ${vars.space.x6}`,
    },
  },
});

export const statisticValue = style({
  ...textStyle.figureLarge,
  fontWeight: 500,
  margin: 0,
  // The longest figure of the three languages fits its column.
  '@media': {
    [media.phone]: { fontSize: 'clamp(28px, 9.6vw, 36px)', whiteSpace: 'nowrap' },
    'screen and (min-width: 1024px) and (max-width: 1279.98px)': { fontSize: '3.6vw' },
  },
});

/** "from" before an amount: the amount is what is read. */
export const statisticFrom = style({ fontSize: '0.5em', fontWeight: vars.weight.regular, letterSpacing: 0 });

export const statisticLabel = style({ ...textStyle.text, textWrap: 'balance' });

export const statisticNote = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });
