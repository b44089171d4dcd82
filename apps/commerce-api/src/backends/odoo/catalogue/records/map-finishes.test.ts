import { describe, expect, it } from 'vitest';
import type { FinishService } from '../read/read-finish-services';
import { mapFinishes } from './map-finishes';

const OIL: FinishService = { productId: 900, unit: 'SQUARE_METRE', price: 450, litresPerUnit: null };
const SALT: FinishService = { productId: 901, unit: 'CUBIC_METRE', price: 9500, litresPerUnit: 10 };
const CONTEXT = {
  mapping: {
    finishes: {
      'oiled-once': { service: 'FIN-OIL', extraDays: 8, longest: null },
      'impregnated-4': { service: 'FIN-SALT', extraDays: 8, longest: 5400 },
      'fine-sawn': { extraDays: 5, longest: null },
    },
  },
  services: new Map([
    ['FIN-OIL', OIL],
    ['FIN-SALT', SALT],
  ]),
};
const values = (keys: Record<'surfaceFinishing' | 'finishing', string[]>) => ({
  uses: (role: 'surfaceFinishing' | 'finishing') =>
    keys[role].map((key, index) => ({ id: (role === 'finishing' ? 20 : 10) + index, key })),
});

describe('mapFinishes', () => {
  it('takes the first value of each attribute for what the product has anyway', () => {
    const both = values({ surfaceFinishing: ['planed', 'fine-sawn'], finishing: ['impregnated-4', 'oiled-once'] });
    const { records, charged } = mapFinishes(7, both, CONTEXT);
    expect(records.map(({ id, slug, isDefault, surchargePrice }) => [id, slug, isDefault, surchargePrice])).toEqual([
      [10, 'planed', true, null],
      [11, 'fine-sawn', false, null],
      [20, 'impregnated-4', true, null],
      [21, 'oiled-once', false, 450],
    ]);
    expect(charged).toEqual([{ finishId: 21, productId: 900, litresPerUnit: null }]);
  });

  it('takes price and unit from the service, days and longest piece from the mapping', () => {
    const { records, charged } = mapFinishes(
      7,
      values({ surfaceFinishing: [], finishing: ['untreated', 'impregnated-4'] }),
      CONTEXT,
    );
    expect(records[1]).toEqual({
      id: 21,
      templateId: 7,
      attribute: 'finishing',
      slug: 'impregnated-4',
      sequence: 2,
      isDefault: false,
      surchargeUnit: 'CUBIC_METRE',
      surchargePrice: 9500,
      extraDays: 8,
      longest: 5400,
    });
    expect(charged).toEqual([{ finishId: 21, productId: 901, litresPerUnit: 10 }]);
  });

  it('leaves a product out whose finish could not be charged', () => {
    const oiled = values({ surfaceFinishing: [], finishing: ['untreated', 'oiled-once'] });
    expect(() => mapFinishes(7, oiled, { ...CONTEXT, services: new Map() })).toThrow(
      expect.objectContaining({ reason: 'unknown-service', detail: 'FIN-OIL' }),
    );
  });
});
