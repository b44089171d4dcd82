import type { Localized } from '@geven/catalogue-records';
import { SAMPLE_FINISHES } from '@geven/sample-range';
import type { FinishUnit } from '@geven/timber';
import type { FinishFacts } from '../catalogue/mapping/finish-facts';

/** A service that charges a finish of the sample; net cents of one unit. */
export interface SampleFinishService {
  readonly key: string;
  readonly itemNumber: string;
  readonly names: Localized<string>;
  readonly unit: FinishUnit;
  readonly price: number;
}

const FINISHES = Object.values(SAMPLE_FINISHES).flatMap((finishes) => Object.entries(finishes));

const itemNumberOf = (key: string): string => `FIN-${key.toUpperCase()}`;

/** The finishes that cost something, as services. */
export function sampleFinishServices(): SampleFinishService[] {
  return FINISHES.flatMap(([key, { name, surcharge }]) => {
    if (!surcharge) return [];
    const [unit, price] = surcharge;
    return [{ key, itemNumber: itemNumberOf(key), names: name, unit, price }];
  });
}

/** The sample's finishes in the words of a mapping. */
export function sampleFinishFacts(): FinishFacts {
  return Object.fromEntries(
    FINISHES.map(([key, { surcharge, extraDays = 0, longest = null }]) => [
      key,
      { ...(surcharge ? { service: itemNumberOf(key) } : {}), extraDays, longest },
    ]),
  );
}
