import type { BaseCategoryText } from './base-category-text';
import { BOARD_AND_BEAM_TEXTS } from './board-and-beam-texts';
import { CLADDING_TEXTS } from './cladding-texts';
import { DECKING_TEXTS } from './decking-texts';
import { OFFER_TEXTS } from './offer-texts';
import { SUPPLY_TEXTS } from './supply-texts';
import { TROPICAL_DECKING_TEXTS } from './tropical-decking-texts';

/** The text of every category, where no filter is chosen. */
export const BASE_CATEGORY_TEXTS: readonly BaseCategoryText[] = [
  ...DECKING_TEXTS,
  ...TROPICAL_DECKING_TEXTS,
  ...SUPPLY_TEXTS,
  ...CLADDING_TEXTS,
  ...BOARD_AND_BEAM_TEXTS,
  ...OFFER_TEXTS,
];
