import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The files of an invoice in a row; below each other in the column of a table, until it has room for all. */
export const downloads = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  '@media': {
    [media.phone]: { rowGap: 0 },
    [media.md]: { selectors: { 'td > &': { flexDirection: 'column', alignItems: 'flex-start' } } },
    [media.xl]: { selectors: { 'td > &': { flexDirection: 'row' } } },
  },
});
// 44 px for fingers: rows need no gap between them.
globalStyle(`${downloads} > a`, { '@media': { [media.phone]: { paddingBlock: '10px' } } });
