import { describe, expect, it } from 'vitest';
import { fitForUse, serviceLife, USE_CLASSES } from './use-class';

const fits = (durabilityClass: string | null, treatedFor: string | null = null) =>
  USE_CLASSES.map((use) => fitForUse({ durabilityClass, treatedFor }, use));

describe('fitForUse', () => {
  it.each([
    ['1', ['suitable', 'suitable', 'suitable', 'suitable', 'suitable', 'with-design-care']],
    ['2', ['suitable', 'suitable', 'suitable', 'suitable', 'with-design-care', 'not-suitable']],
    ['3', ['suitable', 'suitable', 'suitable', 'with-design-care', 'not-suitable', 'not-suitable']],
    ['5', ['suitable', 'with-design-care', 'not-suitable', 'not-suitable', 'not-suitable', 'not-suitable']],
  ])('judges class %s', (durabilityClass, expected) => {
    expect(fits(durabilityClass)).toEqual(expected);
  });

  it('takes the worse end of a range', () => {
    expect(fits('3–4')).toEqual(fits('4'));
    expect(fits('1-2')).toEqual(fits('2'));
  });

  it('never judges a harsher use better than a milder one', () => {
    const order = ['suitable', 'with-design-care', 'not-suitable'];
    for (const durabilityClass of ['1', '2', '3', '4', '5']) {
      const ranks = fits(durabilityClass).map((fit) => order.indexOf(fit ?? ''));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    }
  });

  it('trusts a treatment up to the use class that it is made for', () => {
    expect(fits('4', '3.2').slice(0, 4)).toEqual(['suitable', 'suitable', 'suitable', 'suitable']);
    expect(fits('4', '3.2')[4]).toBe('not-suitable');
    expect(fits(null, '4')[5]).toBe('not-suitable');
  });

  it('says nothing about what it does not know', () => {
    expect(fits(null)).toEqual([null, null, null, null, null, null]);
    expect(fits('–')).toEqual(fits(null));
  });
});

describe('serviceLife', () => {
  it('is in years, of the worse end of a range', () => {
    expect(serviceLife('1')).toEqual({ from: 25, to: null });
    expect(serviceLife('3–4')).toEqual({ from: 5, to: 10 });
    expect(serviceLife('5')).toEqual({ from: null, to: 5 });
    expect(serviceLife(null)).toBeNull();
  });
});
