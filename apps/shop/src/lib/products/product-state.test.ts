import { describe, expect, it } from 'vitest';
import { parseProductState, productStateQuery } from './product-state';

const parse = (query: string) => parseProductState(new URLSearchParams(query));

describe('the choice in a product address', () => {
  it('holds lengths, pieces and finishes, and is written as it was read (PD-47)', () => {
    const state = parse('variant=2165x24,2170x6&surface_finishing=brushed&finishing=oiled-once');
    expect([...state.pieces]).toEqual([
      [2165, 24],
      [2170, 6],
    ]);
    expect(state.finishes).toEqual({ surface_finishing: 'brushed', finishing: 'oiled-once' });
    expect(productStateQuery(state)).toEqual({
      variant: '2165x24,2170x6',
      surface_finishing: 'brushed',
      finishing: 'oiled-once',
    });
  });

  it('may point at a length without pieces, as a barcode does (RT-07)', () => {
    expect([...parse('variant=2165').pieces]).toEqual([[2165, 0]]);
    expect(productStateQuery(parse('variant=2165')).variant).toBe('2165');
  });

  it('reads the fields of a form that was sent without scripts; empty ones are not chosen', () => {
    expect([...parse('pieces%5B7%5D=3&pieces%5B8%5D=0&pieces%5B9%5D=').pieces]).toEqual([[7, 3]]);
  });

  it('ignores parameters that are no choice', () => {
    const state = parse('variant=abc,-1,7x-3,8x99999,9x1.5&finishing=../x&surface_finishing=');
    expect([...state.pieces]).toEqual([[8, 9999]]);
    expect(state.finishes).toEqual({});
    expect(productStateQuery(parse('utm_source=x'))).toEqual({
      variant: null,
      surface_finishing: null,
      finishing: null,
    });
  });

  it('never reads more lengths than a product can have', () => {
    const many = Array.from({ length: 5000 }, (_, id) => `${id + 1}x1`).join(',');
    expect(parse(`variant=${many}`).pieces.size).toBe(50);
  });
});
