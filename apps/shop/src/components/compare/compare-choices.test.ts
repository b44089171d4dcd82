// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { onChosenChange, parseChosen, readChosen, writeChosen } from './compare-choices';

const ipe = { id: 7, name: 'Ipé 21 × 145 mm' };
afterEach(() => localStorage.clear());

it('remembers what is chosen and tells those who listen', () => {
  const listener = vi.fn();
  const stop = onChosenChange(listener);
  writeChosen([ipe]);
  expect(readChosen()).toEqual([ipe]);
  expect(readChosen()).toBe(readChosen());
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  writeChosen([]);
  expect(readChosen()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes four at most, and nothing from what it did not write', () => {
  expect(parseChosen(JSON.stringify([1, 2, 3, 4, 5].map((id) => ({ id, name: 'x' }))))).toHaveLength(4);
  for (const text of ['{', '{}', 'null', '[null,1,{"id":"7","name":"x"},{"id":7}]'])
    expect(parseChosen(text)).toEqual([]);
});
