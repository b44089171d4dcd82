export { growthRings } from './growth-rings';
export { type Channels, channelsOf, sectionPath } from './section-path';
