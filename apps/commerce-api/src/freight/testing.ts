import type { CurrentFreightRates } from '../domain/checkout/freight-rates';
import { readFreightRates } from './read-freight-rates';

/** The rate card that ships, whatever day it is. */
export const shippedRates: CurrentFreightRates = await readFreightRates({
  now: () => new Date('2026-11-25T12:00:00Z'),
});
