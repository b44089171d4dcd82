import { expect, it } from 'vitest';
import { packLabel } from './pack-label';

it.each([
  ['Post anchor, 71 mm', 'Post anchor', '71 mm'],
  ['Decking screw 5.0 × 50 mm, 200 pieces', 'Decking screw 5.0 × 50 mm', '200 pieces'],
  ['Post anchor', 'Post anchor', null],
  ['Anchor for posts', 'Post anchor', null],
])('what %s has of its own is said', (variant, product, label) => {
  expect(packLabel(variant, product)).toBe(label);
});
