import { describe, expect, it } from 'vitest';
import { calculatorValues, readCalculatorInput } from './calculator-input';

const read = (query: string) => readCalculatorInput(calculatorValues(new URLSearchParams(query)));

describe('what the calculator is asked', () => {
  it('is a rectangle in metres, with comma or point', () => {
    expect(read('length=4,80&width=3.6&waste=5')).toEqual({
      surfaces: [{ length: 4800, width: 3600 }],
      area: null,
      waste: 5,
    });
  });

  it('may be two rectangles, or an area alone; rectangles win', () => {
    expect(read('length=4&width=3&length2=2&width2=1&area=99')?.surfaces).toHaveLength(2);
    expect(read('area=20')).toEqual({ surfaces: [], area: 20, waste: 7 });
  });

  it.each(['', 'length=4', 'length=-4&width=3', 'length=x&width=3', 'area=0', 'area=1e9', 'length=4000&width=3'])(
    'is nothing for "%s"',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('adds 7 % to an area unless told otherwise, and nothing to rectangles', () => {
    expect(read('area=20&waste=0')?.waste).toBe(0);
    expect(read('area=20&waste=12,5')?.waste).toBe(12.5);
    expect(read('area=20&waste=500')?.waste).toBe(7);
    expect(read('length=4&width=3')?.waste).toBe(0);
  });
});
