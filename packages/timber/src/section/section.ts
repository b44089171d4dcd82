// The drawing without React and styles: for what is not a page, such as a printed sheet.
export { growthRings } from './growth-rings';
export { type Profile, toProfile } from './profile';
export { type Channels, channelsOf, sectionPath } from './section-path';
