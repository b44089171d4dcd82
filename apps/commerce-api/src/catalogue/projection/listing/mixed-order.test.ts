import type { TemplateRecord } from '@geven/catalogue-records';
import { describe, expect, it } from 'vitest';
import { mixedOrder } from './mixed-order';

const product = (specie: string | null, profile: string | null, sequence = 1) =>
  ({ specie, profile, sequence }) as TemplateRecord;

const names = (published: TemplateRecord[]) =>
  mixedOrder(published).map((place) => `${published[place]?.specie} ${published[place]?.profile}`);

describe('mixedOrder', () => {
  it('shows one of each wood before the second of any, profiles in turn', () => {
    const published = ['ipe', 'cumaru'].flatMap((wood) =>
      ['smooth', 'smooth', 'grooved'].map((profile) => product(wood, profile)),
    );
    expect(names(published)).toEqual([
      'ipe smooth',
      'cumaru grooved',
      'ipe grooved',
      'cumaru smooth',
      'ipe smooth',
      'cumaru smooth',
    ]);
  });

  it('keeps the order of the merchant', () => {
    const published = [
      product('ipe', 'smooth', 1),
      product('ipe', 'grooved', 1),
      product('oak', 'smooth', 2),
      product('oak', 'grooved', 2),
      product('pine', 'smooth', 3),
    ];
    expect(mixedOrder(published)).toEqual([0, 1, 2, 3, 4]);
  });

  it('has every product once, those without a wood too', () => {
    const published = [product(null, null), product('ipe', null), product(null, null)];
    expect(mixedOrder(published)).toEqual([0, 1, 2]);
    expect(mixedOrder([])).toEqual([]);
  });
});
