export { growthRings } from './growth-rings';
export { backOverhang, type Channels, channelsOf, depthOfNext, sectionPath } from './section-path';
