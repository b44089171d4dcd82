import { media } from '@geven/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** Browsers that cannot show the content of a closed row have rows that open on every width. */
const CAN_UNFOLD = 'selector(::details-content)';

/** A rule for rows that open on phones, and stand open where there is room for them; or the other way round. */
export const unfolded = (rule: StyleRule, where: string = media.md): StyleRule => ({
  '@supports': { [CAN_UNFOLD]: { '@media': { [where]: rule } } },
});
