// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { comparedProducts } from './compare-choices';

afterEach(() => localStorage.clear());

it('the comparison remembers four products at most', () => {
  comparedProducts.write([1, 2, 3, 4, 5].map((id) => ({ id, name: `Ipé ${id}` })));
  expect(comparedProducts.read().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('the comparison ignores stored values that are no chosen product', () => {
  localStorage.setItem('compare', '[null,1,{"id":"7","name":"x"},{"id":7},{"id":7,"name":"Ipé"}]');
  expect(comparedProducts.read()).toEqual([{ id: 7, name: 'Ipé' }]);
});
