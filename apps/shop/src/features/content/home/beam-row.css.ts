import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { scroller } from './plate-row.css';

export const row = style([
  scroller,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    // Sections, dimension lines and words of all beams: each on one line.
    gridTemplateRows: 'repeat(5, auto)',
    columnGap: '24px',
    '@media': {
      [media.xl]: { justifyContent: 'space-between' },
    },
  },
]);

export const item = style({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  width: '108px',
  scrollSnapAlign: 'start',
});

export const drawing = style({ display: 'block', alignSelf: 'end', lineHeight: 0 });

export const line = style({
  display: 'block',
  paddingBlock: '8px',
  '@media': { [media.md]: { paddingBlock: '10px' } },
});

export const name = style({ ...textStyle.text, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const link = style({
  outline: 'none',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `${vars.focus.ring} solid ${vars.color.accent}` },
    [`${item}:hover &`]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  },
});

export const specie = style({
  ...textStyle.caption,
  hyphens: 'auto',
  overflowWrap: 'break-word',
});

export const prices = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x3 });

export const price = style({ ...textStyle.text, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const unit = style({ ...textStyle.caption, fontWeight: vars.weight.regular, color: vars.color.muted });
