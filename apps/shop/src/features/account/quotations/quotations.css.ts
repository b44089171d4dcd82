import { media, vars } from '@geven/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The search, and beside its field the way to a quote that nobody has made yet. */
export const head = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 560px) auto', justifyContent: 'space-between', alignItems: 'end' },
  },
});

export const validity = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});
export const state = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

const word = { '@media': { [media.phone]: { whiteSpace: 'nowrap' } } } as const;
export const words = styleVariants({
  valid: word,
  unlimited: word,
  today: { ...word, color: vars.color.warning, fontWeight: vars.weight.medium },
  expired: { ...word, color: vars.color.muted },
  asked: {},
});

const mark = {
  flex: 'none',
  width: '8px',
  height: '8px',
  border: '2px solid',
  borderRadius: vars.radius.mark,
} as const;
const filled = {
  ...mark,
  borderColor: vars.color.success,
  background: vars.color.success,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
} as const;
/** Filled or a ring, so that no state is told by its colour alone. */
export const marks = styleVariants({
  valid: filled,
  unlimited: filled,
  today: { ...mark, borderColor: vars.color.warning },
  expired: { ...mark, borderColor: vars.color.edge },
  asked: { ...mark, borderColor: vars.color.edge },
});

const drawn = { '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } } as const;
export const line = style({ flex: 'none' });
export const whole = style({ ...drawn, stroke: vars.color.edge, strokeWidth: 1 });
export const left = styleVariants({
  valid: { ...drawn, stroke: vars.color.ink, strokeWidth: 3 },
  today: { ...drawn, stroke: vars.color.warning, strokeWidth: 3 },
});

/** What can be done with a quotation, at the end of its row; below it on phones, as wide as the row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': {
    [media.belowLg]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space.x2,
      textAlign: 'center',
    },
    [media.phone]: { marginBlockStart: vars.space.x4 },
  },
});
// The first of three is what most want: two ways stand below it.
globalStyle(`${actions} > :first-child:nth-last-child(n + 3)`, {
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
});
globalStyle(`${actions} > form > button`, { '@media': { [media.belowLg]: { width: '100%' } } });
globalStyle(`${actions} :is(a, button)`, { whiteSpace: 'nowrap' });
globalStyle(`${actions} > p`, { '@media': { [media.belowLg]: { textAlign: 'end' } } });

/** What is no longer good for anything but to be asked for. */
export const over = style({ color: vars.color.muted });

/** In one piece, or a narrow table breaks it at its points. */
export const date = style({ whiteSpace: 'nowrap' });
export const overDate = style([date, over]);

/** Whether a quotation is to be deleted, below its row: what it asks, then the answers. */
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.stone1,
});
