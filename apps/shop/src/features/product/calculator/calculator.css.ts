import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { unfolded } from '../unfolded';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
  marginBottom: vars.space.x4,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space.x6 } },
});

/** Area and allowance: on phones a row that opens, else among the sides. */
export const more = style([
  { gridColumn: '1 / -1', marginBottom: `calc(-1 * ${vars.space.x4})` },
  unfolded({ display: 'contents' }),
]);
globalStyle(`${more}::details-content`, unfolded({ display: 'contents' }));
globalStyle(`${more} > summary`, unfolded({ display: 'none' }));
globalStyle(`${more} > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
  ...unfolded({ display: 'contents' }),
});

export const submit = style({ marginTop: vars.space.x4 });

/** With scripts the answer follows what is typed; the enter key still sends the form. */
export const submitAnswered = style([submit, { '@media': { '(scripting: enabled)': { display: 'none' } } }]);

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  marginTop: vars.space.x6,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      alignItems: 'start',
      columnGap: vars.space.x12,
    },
  },
});

/** Beside what was found where there is room, else above it. */
export const plans = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1 } },
});

export const findings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [media.lg]: { gridColumn: '1 / -1' } },
});

export const findingsBesidePlan = style([findings, { '@media': { [media.lg]: { gridColumn: 1, gridRow: 1 } } }]);

export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingTop: vars.space.x5,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const times = style({ fontWeight: vars.weight.regular, color: vars.color.muted });

export const hint = style({ ...textStyle.text, margin: 0, color: vars.color.muted });

export const unbroken = style({ whiteSpace: 'nowrap' });

export const remark = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });

/** Why there is no result yet. */
export const reason = style([hint, { marginTop: vars.space.x5 }]);

export const formula = style({
  ...textStyle.text,
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '14px',
  rowGap: vars.space.x2,
  '@media': { [media.phone]: { columnGap: '8px' } },
});

export const planLength = style({ gridColumn: 1 });

export const planDrawing = style({
  gridColumn: 1,
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '480px',
  outline: `1px solid ${vars.color.ink}`,
});

export const joint = style({ stroke: vars.color.ink, opacity: 0.45 });

export const planWidth = style({ gridColumn: 2, gridRow: 2 });

/** Above the table of cans; on phones a row that opens between them and what is said of them. */
export const coverageFold = style([
  {
    marginTop: vars.space.x4,
    '@media': {
      [media.phone]: { order: 1, marginTop: vars.space.x3, paddingInline: vars.space.x3 },
      '(scripting: none)': { display: 'none' },
      [media.print]: { display: 'none' },
    },
  },
  unfolded({ paddingInline: vars.space.x4, selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
]);
globalStyle(`:has(> ${coverageFold})`, { '@media': { [media.phone]: { display: 'flex', flexDirection: 'column' } } });
globalStyle(`${coverageFold} ~ ul`, { '@media': { [media.phone]: { order: 2 } } });
globalStyle(`${coverageFold} > summary`, unfolded({ display: 'none' }));
globalStyle(`${coverageFold} > div`, unfolded({ paddingBlock: vars.space.x4 }));

/** Field, choice and answer in one line where there is room. */
export const coverage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.x4,
  '@media': { [media.phone]: { gap: vars.space.x3 } },
});
export const coverageArea = style({ width: '12rem' });
export const coverageAnswer = style({
  display: 'flex',
  flex: '1 1 12rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  gap: vars.space.x3,
  minHeight: vars.control.medium,
  // Below the fields, where nothing is beside it.
  '@media': { [media.phone]: { minHeight: 0 } },
});
