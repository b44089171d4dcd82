import { globalStyle, style } from '@vanilla-extract/css';
import { FINISH_TINTS, tintId } from './finish-tints';

/** A picture of the wood, which takes the colour of the chosen finish (`data-finish` around everything). */
export const tinted = style({});
/** A sample, which takes the colour of the finish that it stands for (`data-tint` around it). */
export const sample = style({});

for (const slug of Object.keys(FINISH_TINTS)) {
  globalStyle(`[data-finish="${slug}"] ${tinted}, [data-tint="${slug}"] > ${sample}`, {
    filter: `url(#${tintId(slug)})`,
  });
}
