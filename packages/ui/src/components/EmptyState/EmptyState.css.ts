import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'grid', gap: vars.space.x6 });

export const layout = styleVariants({
  below: {},
  beside: {
    '@media': {
      [media.md]: {
        gridTemplateColumns: 'minmax(0, 336px) minmax(0, 1fr)',
        columnGap: vars.space.x16,
        alignItems: 'center',
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x6,
  minWidth: 0,
});

export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 606px) auto',
  gap: `${vars.space.x4} ${vars.space.x3}`,
  width: '100%',
  marginBottom: vars.space.x6,
});

export const section = style({ height: '42px', border: `1px dashed ${vars.color.ink}`, borderRadius: '3px' });

export const note = style({ height: '42px' });

export const dimension = style({ ...textStyle.figureLarge, gridColumn: 1 });

// Beside the words it is a drawing of the page, not its headline.
globalStyle(`${layout.beside} ${dimension}`, textStyle.caption);
globalStyle(`${layout.beside} > ${drawing}`, { marginBottom: 0 });
globalStyle(`${layout.beside} > ${words}`, { gap: vars.space.x4 });
