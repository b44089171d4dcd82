// A door of its own: pages that only write prices must not load what builders know.
export { CLADDING_RULES, screwsPerBatten } from './cladding';
export {
  boardScrewLength,
  boardsOfScrew,
  DECKING_THICKNESSES,
  deckingScrew,
  isDeepEnough,
  joistSpacing,
  LAYING_WASTE,
  type ScrewSize,
} from './decking';
export { type FixingPlace, type FixingSteel, fixingSteels, type WoodCorrosiveness } from './fixing-steel';
export { type ScrewOutline, type ScrewWork, screwDrive, screwOutline } from './screw-outline';
