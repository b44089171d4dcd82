export { growthRings } from './growth-rings';
export { type Channels, channelsOf, depthOfNext, sectionPath } from './section-path';
