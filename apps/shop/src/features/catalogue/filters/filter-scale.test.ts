import { expect, it } from 'vitest';
import { scalePosition, spanOf } from './filter-scale';

it('spreads sizes from one end of the scale to the other, keeping their order', () => {
  const sizes = [15, 21, 25, 27, 28, 45, 63, 200];
  const span = spanOf(sizes);
  expect(span).toEqual({ min: 15, max: 200 });
  const places = sizes.map((mm) => scalePosition(mm, span ?? { min: 0, max: 0 }));
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBe(100);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  // 28 is nearer to the middle of the scale than to its beginning: small sizes are not pressed together.
  expect(places[4]).toBeGreaterThan(20);
});

it('draws a scale for a single size, and none without sizes', () => {
  expect(scalePosition(28, { min: 28, max: 28 })).toBe(0);
  expect(spanOf([])).toBeNull();
});
