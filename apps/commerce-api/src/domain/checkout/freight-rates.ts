import type { DeliveryCountry } from '@geven/timber';

/** First and last postcode number of a range, both included. */
export type PostcodeRange = readonly [first: number, last: number];

/** Truck freight of a zone, gross cents. */
interface TruckZone {
  readonly fee: number;
  /** Empty: the rest of the country. Numbers: the digits of the postcode. */
  readonly postcodes: readonly PostcodeRange[];
}

/** Where the truck's price is agreed after the order. */
interface AfterwardsZone {
  /** The maximum that it may cost, gross cents. */
  readonly maximum: number;
  readonly postcodes: readonly PostcodeRange[];
}

interface CountryRates {
  /** Added to truck and parcel, gross cents. */
  readonly surcharge: number;
  /** The first that matches counts. */
  readonly zones: readonly TruckZone[];
  readonly afterwards: readonly AfterwardsZone[];
}

/** Carried by parcel service: small and light orders. */
export const PARCEL = {
  fee: 695,
  /** Number of samples that travel free when nothing else is in the order. */
  freeSamples: 5,
} as const;

export const EXTRA_LENGTH = { above: 6000, fee: 4500 } as const;

/** `fee` per started `step` grams above the first `step`. */
export const HEAVY = { step: 2_500_000, fee: 5500 } as const;

const ISLANDS_MAXIMUM = 19_500;

const WADDEN: readonly PostcodeRange[] = [
  [1791, 1797],
  [8881, 8899],
  [9161, 9166],
];

const AMSTERDAM_INSIDE_A10: readonly PostcodeRange[] = [
  [1011, 1019],
  [1021, 1025],
  [1031, 1032],
  [1051, 1059],
  [1071, 1079],
  [1091, 1098],
];

const GERMAN_ISLANDS: readonly PostcodeRange[] = [
  [18565, 18565], // Hiddensee
  [25849, 25849], // Pellworm
  [25859, 25859], // the Halligen, also the next two
  [25863, 25863],
  [25869, 25869],
  [25938, 25942], // Föhr
  [25946, 25949], // Amrum
  [25980, 25999], // Sylt
  [26465, 26465], // Langeoog
  [26474, 26474], // Spiekeroog
  [26486, 26486], // Wangerooge
  [26548, 26548], // Norderney
  [26571, 26571], // Juist
  [26579, 26579], // Baltrum
  [26757, 26757], // Borkum
  [27498, 27499], // Helgoland, Neuwerk
];

/** Gross rate card by country of delivery. */
export const FREIGHT_RATES: Record<DeliveryCountry, CountryRates> = {
  NL: {
    surcharge: 0,
    zones: [
      { fee: 6500, postcodes: [[5000, 6999]] },
      { fee: 6900, postcodes: [] },
    ],
    afterwards: [
      { maximum: ISLANDS_MAXIMUM, postcodes: WADDEN },
      { maximum: 12_900, postcodes: AMSTERDAM_INSIDE_A10 },
    ],
  },
  BE: { surcharge: 2000, zones: [{ fee: 6900, postcodes: [] }], afterwards: [] },
  DE: {
    surcharge: 0,
    zones: [
      { fee: 6500, postcodes: [[40000, 49999]] },
      {
        fee: 7900,
        postcodes: [
          [30000, 39999],
          [50000, 59999],
        ],
      },
      { fee: 8900, postcodes: [] },
    ],
    afterwards: [{ maximum: ISLANDS_MAXIMUM, postcodes: GERMAN_ISLANDS }],
  },
};

/** What a parcel costs, gross cents. */
export const parcelPrice = (country: DeliveryCountry): number => PARCEL.fee + FREIGHT_RATES[country].surcharge;

/** A part of a country with its truck freight, gross cents without surcharges; `fee` is null where `maximum` is not. */
export interface Zone {
  readonly postcodes: readonly PostcodeRange[];
  readonly fee: number | null;
  readonly maximum: number | null;
}

/** The zones of a country, what is agreed afterwards first: the first that a postcode is in counts. */
export const zonesOf = (country: DeliveryCountry): readonly Zone[] => [
  ...FREIGHT_RATES[country].afterwards.map((zone) => ({ ...zone, fee: null })),
  ...FREIGHT_RATES[country].zones.map((zone) => ({ ...zone, maximum: null })),
];

/** The zone of a postcode's digits. */
export function zoneOf(country: DeliveryCountry, postcode: number): Zone {
  const isIn = ({ postcodes }: Zone) =>
    postcodes.length === 0 || postcodes.some(([first, last]) => postcode >= first && postcode <= last);
  const zone = zonesOf(country).find(isIn);
  if (!zone) throw new Error(`The rate card of ${country} has no rest of the country`);
  return zone;
}
