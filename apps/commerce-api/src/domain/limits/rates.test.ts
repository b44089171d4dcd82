import { describe, expect, it } from 'vitest';
import { overrideRates, RATES } from './rates';

describe('overrideRates', () => {
  it('replaces the rates that are named and leaves the others', () => {
    expect(overrideRates('ordersOfClient=50/3600, searchesOfClient=300/60')).toEqual({
      ...RATES,
      ordersOfClient: { times: 50, seconds: 3600 },
      searchesOfClient: { times: 300, seconds: 60 },
    });
    expect(overrideRates('')).toEqual(RATES);
  });

  it('replaces all rates at once', () => {
    const rates = overrideRates('*=1000000/60,documentsOfClient=1/60');
    expect(rates?.newCartsOfClient).toEqual({ times: 1_000_000, seconds: 60 });
    expect(rates?.loginFailuresOfPair).toEqual({ times: 1_000_000, seconds: 60, isDoubling: true });
    expect(rates?.documentsOfClient).toEqual({ times: 1, seconds: 60 });
  });

  it.each([
    'carts=1/60',
    'ordersOfClient',
    'ordersOfClient=5',
    'ordersOfClient=5/0',
    'ordersOfClient=-1/60',
    '*',
    'x ordersOfClient=5/60',
    'ordersOfClient=5/60x',
  ])('refuses a rate with %s', (setting) => {
    expect(overrideRates(setting)).toBeNull();
  });
});
