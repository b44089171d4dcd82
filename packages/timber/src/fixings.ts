// A door of its own: pages that only write prices must not load what builders know.
export { boardScrewLength, deckingScrew, isDeepEnough, joistSpacing, type ScrewSize } from './decking';
export { type FixingPlace, type FixingSteel, fixingSteels, type WoodCorrosiveness } from './fixing-steel';
