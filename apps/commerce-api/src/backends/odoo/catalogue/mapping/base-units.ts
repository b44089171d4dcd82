import { CONTENTS_UNITS, type Contents } from '@geven/timber';
import { z } from 'zod';

/** Those that merchants use, and our sample. */
const USUAL: Readonly<Record<string, Contents>> = {
  piece: { amount: 1, unit: 'PIECE' },
  '100 pieces': { amount: 100, unit: 'PIECE' },
  l: { amount: 1000, unit: 'MILLILITRE' },
  kg: { amount: 1000, unit: 'GRAM' },
  m: { amount: 1000, unit: 'MILLIMETRE' },
  'm²': { amount: 10_000, unit: 'SQUARE_CENTIMETRE' },
};

const contents = z.strictObject({ amount: z.number().int().positive(), unit: z.enum(CONTENTS_UNITS) });

/** A merchant's own beside the usual ones; what is here wins. */
export const baseUnitsSchema = z
  .record(z.string().min(1), contents)
  .default({})
  .transform((own): Readonly<Record<string, Contents>> => ({ ...USUAL, ...own }));
