import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const tiles = style({
  display: 'grid',
  // Two in a row; one where text is so large that a size and its unit have no room in half a phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr))',
  gap: `${vars.space.x8} ${vars.space.x4}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${vars.space.x12} ${vars.space.x6}` },
  },
});

export const tile = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });

export const line = style({ marginTop: vars.space.x2 });

/** The number alone says it where there is little room. */
export const word = style({ '@media': { [media.phone]: { display: 'none' } } });

export const link = style({
  ...textStyle.subheading,
  paddingTop: vars.space.x2,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${tile}:hover &`]: { color: vars.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': { [media.phone]: textStyle.name },
});

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x5}`,
  margin: 0,
  paddingTop: vars.space.x1,
});

export const price = style(textStyle.figureText);

export const unit = style({ ...textStyle.text, color: vars.color.muted });
