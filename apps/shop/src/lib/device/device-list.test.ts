// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceList } from './device-list';

const list = createDeviceList({
  key: 'sizes',
  max: 3,
  isItem: (value): value is number => typeof value === 'number',
});

describe('a list that the device remembers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is the same array until it changes, and holds a maximum number of items', () => {
    list.write([1, 2, 3, 4]);
    expect(list.read()).toEqual([1, 2, 3]);
    expect(list.read()).toBe(list.read());
  });

  it('leaves nothing behind when it is empty', () => {
    list.write([1]);
    list.write([]);
    expect(list.read()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('notifies its listeners until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = list.onChange(listener);
    list.write([1]);
    dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    list.write([2]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['{', []],
    ['"x"', []],
    ['{"a":1}', []],
    ['null', []],
    ['[null, "1", {}, 7, 7]', [7]],
  ])('reads its own items from %s', (text, items) => {
    localStorage.setItem('sizes', text);
    expect(list.read()).toEqual(items);
  });

  it('does without a storage that is forbidden or full', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => list.write([1])).not.toThrow();
    expect(list.read()).toEqual([]);
  });
});
