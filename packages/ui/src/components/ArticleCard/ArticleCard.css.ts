import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });

export const picture = style({ order: -1, marginBottom: vars.space.x4 });

/** Compounds are longer than a card is wide. */
export const name = style({ ...textStyle.subheading, hyphens: 'auto', overflowWrap: 'break-word' });

export const link = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
    },
    [`${root}:hover &`]: {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.24em',
    },
  },
});

export const meta = style({ ...textStyle.caption, marginTop: vars.space.x1, color: vars.color.muted });

export const body = style({ marginTop: vars.space.x2, color: vars.color.muted });

/** The picture takes two thirds from `lg` on, the text is at its foot. */
export const wide = style({
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto',
      columnGap: vars.space.x12,
    },
  },
});
globalStyle(`${wide} > *`, { '@media': { [media.lg]: { gridColumn: 2 } } });
globalStyle(`${wide} > ${name}`, { '@media': { [media.lg]: { alignSelf: 'end' } } });
globalStyle(`${wide} > ${picture}`, {
  '@media': { [media.lg]: { gridColumn: 1, gridRow: '1 / span 3', marginBottom: 0 } },
});
