import { media, textStyle } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

// As small as the choice beside it on a phone's card: Dutch has the longest words for both, and they share a line. It is
// as high as a finger all the same.
export const button = style({
  '@media': { [media.phone]: { selectors: { '&&': { fontSize: textStyle.caption.fontSize } } } },
});
