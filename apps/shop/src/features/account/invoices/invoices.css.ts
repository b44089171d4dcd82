import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The files of an invoice in a row, or two where the column of a table has no room for all. */
export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  '@media': {
    [media.phone]: { rowGap: 0 },
    [media.md]: { selectors: { 'td > &': { columnGap: vars.space.x4 } } },
    [media.xl]: { selectors: { 'td > &': { columnGap: vars.space.x5 } } },
  },
});
// 44 px for fingers: rows need no gap between them.
globalStyle(`${downloads} > a`, { '@media': { [media.phone]: { paddingBlock: '10px' } } });
