import { describe, expect, it } from 'vitest';
import { calculatorValues, readCalculatorInput } from './calculator-input';

const read = (query: string) => readCalculatorInput(calculatorValues(new URLSearchParams(query)));
const input = (query: string) => read(query).input;

describe('what the calculator is asked', () => {
  it('is a rectangle in metres, with comma or point', () => {
    const asked = { surfaces: [{ length: 5200, width: 3600 }], area: null, waste: 5 };
    expect(input('length=5,2&width=3.6&waste=5')).toEqual(asked);
    expect(input('length=5.2&width=3,60&waste=5')).toEqual(asked);
  });

  it('may be two rectangles, or an area alone; rectangles win', () => {
    expect(input('length=4&width=3&length2=2&width2=1&area=99')?.surfaces).toHaveLength(2);
    expect(input('area=20')).toEqual({ surfaces: [], area: 20, waste: 7 });
    expect(input('length=4&area=20')).toEqual({ surfaces: [], area: 20, waste: 7 });
  });

  it.each(['', 'waste=10', 'length=4', 'length=4&width2=3', 'length=-4&width=3', 'length=4&width=3&width2=x'])(
    'is nothing for "%s"',
    (query) => {
      expect(input(query)).toBeNull();
    },
  );

  it('adds 7 % to an area unless told otherwise, and nothing to rectangles', () => {
    expect(input('area=20&waste=0')?.waste).toBe(0);
    expect(input('area=20&waste=12,5')?.waste).toBe(12.5);
    expect(input('length=4&width=3')?.waste).toBe(0);
  });
});

describe('a side', () => {
  const side = (text: string) => read(`length=${encodeURIComponent(text)}&width=3`).fields.length;

  it('that can only be meant in millimetres is read so, and says so', () => {
    expect(side('2500')).toEqual({ value: 2500, readAs: 2500 });
    expect(side('1000')).toEqual({ value: 1000, readAs: 1000 });
    expect(input('length=5200&width=3600')).toEqual(input('length=5,2&width=3,6'));
  });

  it('may have a unit behind it', () => {
    expect(side('520 cm')).toEqual({ value: 5200, readAs: 5200 });
    expect(side('95cm')).toEqual({ value: 950, readAs: 950 });
    expect(side('850 MM')).toEqual({ value: 850, readAs: 850 });
    expect(side('5,20 m')).toEqual({ value: 5200 });
  });

  it('may be written short or padded', () => {
    expect(side(',5')).toEqual({ value: 500 });
    expect(side('5,')).toEqual({ value: 5000 });
    expect(side('  4.80 ')).toEqual({ value: 4800 });
    // A German thousand is the same length in either reading.
    expect(side('5.200')).toEqual({ value: 5200 });
  });

  it.each([
    ['0', 'positive'],
    ['-4', 'positive'],
    ['0,05', 'tooShort'],
    ['101', 'tooLong'],
    ['520', 'tooLong'],
    ['100001', 'tooLong'],
    ['99999 m', 'tooLong'],
    ['4 x 5', 'number'],
    ['1e3', 'number'],
    ['1.234,5', 'number'],
    ['vijf', 'number'],
    ['NaN', 'number'],
    ['Infinity', 'number'],
  ])('of "%s" is wrong: %s', (text, fault) => {
    expect(side(text)).toEqual({ fault });
  });

  it('alone misses the other', () => {
    expect(read('length=4').fields.width).toEqual({ fault: 'missing' });
    expect(read('length=4&width=3&width2=2').fields.length2).toEqual({ fault: 'missing' });
    expect(read('').fields.width).toEqual({});
  });
});

it.each([
  ['area=0', 'positive'],
  ['area=1e9', 'number'],
  ['area=5001', 'tooLarge'],
  ['area=20m²', undefined],
])('reads %s (fault: %s)', (query, fault) => {
  expect(read(query).fields.area.fault).toBe(fault);
});

it.each([
  ['-1', 'allowance'],
  ['51', 'allowance'],
  ['x', 'number'],
  ['10 %', undefined],
])('reads an allowance of "%s" (fault: %s)', (text, fault) => {
  expect(read(`area=20&waste=${encodeURIComponent(text)}`).fields.waste.fault).toBe(fault);
});
