import type { DeliveryCountry } from '@geven/timber';
import { z } from 'zod';
import { type FreightRates, POSTCODE_DIGITS, type PostcodeRange } from '../domain/checkout/freight-rates';

const cents = z.int('whole cents, for example 6500 for 65,00 €').min(0).max(1_000_000);

/** `5000-6999`, or one postcode alone. */
const postcodes = (digits: number) => {
  const example = `${'1'.padEnd(digits, '0')}-${'1'.padEnd(digits, '9')}`;
  return z
    .string()
    .regex(
      new RegExp(`^\\d{${digits}}(-\\d{${digits}})?$`),
      `postcodes have ${digits} digits, for example "${example}"`,
    )
    .transform((text): PostcodeRange => {
      const [first = '', last = first] = text.split('-');
      return [Number(first), Number(last)];
    })
    .refine(([first, last]) => first <= last, 'the first postcode is the smaller one');
};

const zone = (digits: number) =>
  z
    .strictObject({
      name: z.string().min(1),
      postcodes: z.array(postcodes(digits)).min(1, 'leave "postcodes" out for the rest of the country').default([]),
      priceCents: cents.nullable().default(null),
      maximumCents: cents.nullable().default(null),
      isDelivered: z.boolean().default(true),
    })
    .refine(
      ({ priceCents, maximumCents, isDelivered }) =>
        [priceCents !== null, maximumCents !== null, !isDelivered].filter(Boolean).length === 1,
      'give "priceCents", or "maximumCents" where the price is agreed after the order, or "isDelivered": false',
    )
    .transform(({ priceCents, maximumCents, ...rest }) => ({ ...rest, price: priceCents, maximum: maximumCents }));

const country = (code: DeliveryCountry) =>
  z
    .strictObject({
      surchargeCents: cents,
      zones: z
        .array(zone(POSTCODE_DIGITS[code]))
        .refine(
          (zones) => zones.at(-1)?.postcodes.length === 0,
          'the last zone has no "postcodes": it is the rest of the country',
        )
        .refine(
          (zones) => zones.slice(0, -1).every((each) => each.postcodes.length > 0),
          'only the last zone has no "postcodes": zones below it would never be reached',
        ),
    })
    .transform(({ surchargeCents: surcharge, zones }) => ({ surcharge, zones }));

const GRAMS_PER_KG = 1000;

const edition = z
  .strictObject({
    validFrom: z.iso.date('a day such as "2027-01-01"'),
    parcel: z.strictObject({ priceCents: cents, freeSamples: z.int().min(0) }),
    extraLength: z.strictObject({ aboveMm: z.int().positive(), priceCents: cents }),
    heavy: z.strictObject({ everyKg: z.int().positive(), priceCents: cents }),
    countries: z.strictObject({ NL: country('NL'), BE: country('BE'), DE: country('DE') }),
  })
  .transform(
    ({ parcel, extraLength, heavy, ...rest }): FreightRates => ({
      ...rest,
      parcel: { price: parcel.priceCents, freeSamples: parcel.freeSamples },
      extraLength: { above: extraLength.aboveMm, price: extraLength.priceCents },
      heavy: { step: heavy.everyKg * GRAMS_PER_KG, price: heavy.priceCents },
    }),
  );

/** A file of rate cards: see `docs/guides/freight.md`. */
export const freightFileSchema = z
  .strictObject({
    editions: z
      .array(edition)
      .min(1)
      .refine(
        (editions) => new Set(editions.map(({ validFrom }) => validFrom)).size === editions.length,
        'two editions begin on one day',
      ),
  })
  .transform(({ editions }) => editions);
