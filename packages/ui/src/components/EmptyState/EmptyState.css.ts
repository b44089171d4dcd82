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
        columnGap: vars.space.x12,
        alignItems: 'center',
      },
      [media.lg]: { columnGap: vars.space.x16 },
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
  rowGap: vars.space.x4,
  width: '100%',
  marginBottom: vars.space.x6,
});

export const section = style({ height: '42px', border: `1px dashed ${vars.color.ink}`, borderRadius: '3px' });

export const note = style({ height: '42px', marginInlineStart: vars.space.x3 });

export const dimension = style({ ...textStyle.caption, gridColumn: 1 });

/** Of a page that is nothing else: larger, and its dimensions begin at the section with extension lines. */
export const pageDrawing = style({
  rowGap: vars.space.x3,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 828px) auto', marginBottom: vars.space.x10 } },
});
globalStyle(`${pageDrawing} :is(${section}, ${note})`, { '@media': { [media.md]: { height: '57px' } } });
globalStyle(`${pageDrawing} ${dimension}`, {
  ...textStyle.figureLarge,
  borderInline: `1px solid ${vars.color.ink}`,
  '@media': { [media.md]: { paddingBlock: vars.space.x3 } },
});
globalStyle(`${pageDrawing} ${dimension}::before, ${pageDrawing} ${dimension}::after`, { borderInline: 0 });
globalStyle(`${pageDrawing} ${note}::before`, {
  content: '',
  width: '16px',
  // Up to the line, whatever is between them.
  marginInlineEnd: '-7px',
  alignSelf: 'stretch',
  borderBlock: `1px solid ${vars.color.ink}`,
});

globalStyle(`${layout.beside} > ${drawing}`, { marginBottom: 0 });
globalStyle(`${layout.beside} > ${words}`, { gap: vars.space.x4 });
