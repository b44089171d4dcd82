import { expect, it } from 'vitest';
import { drawnScrewSize } from './drawn-screw-size';

it.each([
  ['/api/pictures/a1b2/accessories/screws-decking-5-5x60.webp', { diameter: 5.5, length: 60 }],
  ['/api/pictures/a1b2/accessories/screws-construction-8x160-coated.webp', { diameter: 8, length: 160 }],
  ['/api/pictures/a1b2/accessories/screws.webp', null],
  ['/api/pictures/a1b2/accessories/corner-profiles-25x25.webp', null],
  ['/api/pictures/a1b2/photos/AC-SCR-001.jpg', null],
])('is read of the drawing %s', (picture, size) => {
  expect(drawnScrewSize(picture)).toEqual(size);
});
