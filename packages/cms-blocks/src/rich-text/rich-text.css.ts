import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Readable text: its parts are elements without classes, as editors write them. */
export const root = style({
  ...textStyle.text,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxWidth: '68ch',
  overflowWrap: 'break-word',
  // Rows of a grid part even where a heading must not be left alone.
  '@media': { [media.print]: { display: 'block' } },
});
globalStyle(`${root} > :not(:first-child)`, { '@media': { [media.print]: { marginBlockStart: vars.space.x3 } } });
globalStyle(`${root} > :is(h2, h3, h4):not(:first-child)`, {
  '@media': { [media.print]: { marginBlockStart: vars.space.x6 } },
});
globalStyle(`${root} :is(p, ul, ol, blockquote, pre, figure)`, { margin: 0 });
globalStyle(`${root} > :is(h2, h3, h4)`, { marginBlockStart: vars.space.x4, hyphens: 'auto' });
globalStyle(`${root} :is(ul, ol)`, { paddingInlineStart: vars.space.x6 });
globalStyle(`${root} li + li`, { marginBlockStart: vars.space.x2 });
globalStyle(`${root} a`, {
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${root} blockquote`, {
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `${vars.border.rule} solid ${vars.color.ink}`,
});
globalStyle(`${root} hr`, {
  width: '100%',
  border: 0,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const scroll = style({ overflowX: 'auto' });
globalStyle(`${scroll} table`, { borderCollapse: 'collapse', minWidth: '100%' });
globalStyle(`${scroll} :is(th, td)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
