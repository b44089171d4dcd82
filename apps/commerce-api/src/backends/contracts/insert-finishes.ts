import { attributeValues, productFinishes } from '../../database/schema/catalogue';
import type { Queryable } from '../../database/transaction';
import type { ContractFinishes } from './backend';

type Finish = Omit<typeof productFinishes.$inferInsert, 'id' | 'sequence' | 'extraDays' | 'isDefault' | 'slug'> & {
  readonly name: string;
  readonly extraDays?: number;
  readonly isDefault?: boolean;
};

/** The finishes of the contracts by their name there; money in net cents, lengths in mm. */
export const CONTRACT_FINISHES = {
  planed: { templateId: 1, attribute: 'surface_finishing', name: 'Planed smooth', isDefault: true },
  brushed: { ...surcharge(220), templateId: 1, attribute: 'surface_finishing', name: 'Brushed' },
  oiled: { ...surcharge(450), templateId: 1, attribute: 'finishing', name: 'Oiled once' },
  fireRetardant: { ...surcharge(2400), templateId: 1, attribute: 'finishing', name: 'Fire retardant', extraDays: 10 },
  impregnated: {
    ...surcharge(9500),
    surchargeUnit: 'CUBIC_METRE',
    templateId: 1,
    attribute: 'finishing',
    name: 'Impregnated',
  },
  preGreyed: { ...surcharge(680), templateId: 1, attribute: 'finishing', name: 'Pre-greyed', longest: 3000 },
  repriced: { ...surcharge(790), templateId: 1, attribute: 'finishing', name: 'Black stained' },
  leaving: { ...surcharge(800), templateId: 1, attribute: 'finishing', name: 'Waxed' },
  foreign: { ...surcharge(450), templateId: 2, attribute: 'finishing', name: 'Oiled twice' },
} satisfies Record<Exclude<keyof ContractFinishes, 'unknown'>, Finish>;

/** Stores the finishes that the contracts ask for in the projection of the catalogue. */
export async function insertFinishes(db: Queryable, { unknown, ...ids }: ContractFinishes): Promise<void> {
  const rows = Object.entries(CONTRACT_FINISHES).map(([key, { name, ...finish }], index) => ({
    extraDays: 0,
    isDefault: false,
    ...finish,
    id: ids[key as keyof typeof ids],
    slug: name.toLowerCase().replaceAll(' ', '-'),
    sequence: index + 1,
    name,
  }));
  await db.insert(attributeValues).values(
    rows.map(({ attribute, slug, sequence, name }) => {
      const texts = { nl: { name }, en: { name }, de: { name } };
      return { attribute, slug, sequence, texts };
    }),
  );
  await db.insert(productFinishes).values(rows.map(({ name, ...row }) => row));
}

function surcharge(price: number) {
  return { surchargeUnit: 'SQUARE_METRE', surchargePrice: price } as const;
}
