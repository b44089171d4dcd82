import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { deliveryWindow } from './delivery-window';
import { LOCALES } from './locales';

describe('the delivery window', () => {
  it('runs from 4 to 8 days after the base in Dutch and English (PD-17)', () => {
    const window = { base: '2026-11-23', from: '2026-11-27', to: '2026-12-01' };
    expect(deliveryWindow({ today: '2026-11-21', saleDelay: 2, locale: 'nl' })).toEqual(window);
    expect(deliveryWindow({ today: '2026-11-21', saleDelay: 2, locale: 'en' })).toEqual(window);
  });

  it('runs from 4 to 15 days after the base in the German shop (PD-18)', () => {
    const window = { base: '2026-11-23', from: '2026-11-27', to: '2026-12-08' };
    expect(deliveryWindow({ today: '2026-11-21', saleDelay: 2, locale: 'de' })).toEqual(window);
  });

  it('is longer in the German shop than in the others (IN-04)', () => {
    const [nl, en, de] = LOCALES.map((locale) => deliveryWindow({ today: '2026-11-21', saleDelay: 1, locale }).to);
    expect(nl).toBe(en);
    expect(de).toBe(addDays(nl ?? '', 7));
  });

  it('starts on the day it is in Berlin when it is given a moment (PD-17)', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(deliveryWindow({ today: late, saleDelay: 0, locale: 'nl' }).base).toBe('2026-11-21');
  });

  it('counts calendar days, so the day of the week shifts nothing (PD-18)', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(30), (day, saleDelay) => {
        const today = addDays('2026-01-01', day);
        const { base, from, to } = deliveryWindow({ today, saleDelay, locale: 'de' });
        expect([base, from, to]).toEqual([0, 4, 15].map((days) => addDays(today, saleDelay + days)));
      }),
    );
  });
});
