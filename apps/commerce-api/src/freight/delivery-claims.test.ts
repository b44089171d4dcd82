import { readFileSync } from 'node:fs';
import { addDays, DELIVERY_DAYS, LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { truckPrice, zoneOf } from '../domain/checkout/freight-rates';
import { shippedRates } from './testing';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const HOME_STORY = 'packages/sample-content/stories/home_ae90eb4a-2b57-5e74-a915-41e66e3d569a.json';

/** What the frame of every page and the home page claim. */
const claims = LOCALES.map((locale) => ({
  locale,
  promise: String(JSON.parse(read(`apps/shop/messages/${locale}/common.json`)).promise),
  seo: String(JSON.parse(read(`apps/shop/messages/${locale}/home.json`)).seoDescription),
}));
const claimOf = (locale: string) => claims.find((claim) => claim.locale === locale) ?? { promise: '', seo: '' };

const rates = shippedRates();
const euro = (cents: number | null) => (cents ?? Number.NaN) / 100;
const truckPrices = (['NL', 'BE', 'DE'] as const).flatMap((country) =>
  rates.countries[country].zones.flatMap((zone) => truckPrice(rates, country, zone) ?? []),
);
const cheapest = euro(Math.min(...truckPrices));
const dutchStandard = euro(truckPrice(rates, 'NL', zoneOf(rates, 'NL', '3011 AA')));

describe('claims of delivery', () => {
  it('in English name the cheapest zone of the rate card: from 65 euro (CA-32)', () => {
    expect(cheapest).toBe(65);
    expect(claimOf('en').promise).toBe(`Delivery from € ${cheapest}`);
    expect(claimOf('en').seo).toContain(`delivery from ${cheapest} euro`);
  });

  it('for search engines name the price of most of the Netherlands: 69 euro (CA-34)', () => {
    expect(dutchStandard).toBe(69);
    expect(claimOf('nl').seo).toContain(`standaardlevering ${dutchStandard} euro`);
  });

  it('name no other price in any language, nor in the story of the home page (CA-34)', () => {
    const story = flat(JSON.parse(read(HOME_STORY))).filter((text) => /liefer|lever|deliver|€ \d/i.test(text));
    const texts = [...claims.flatMap(({ promise, seo }) => [promise, seo]), ...story];
    const prices = texts.flatMap((text) =>
      [...text.matchAll(/€ (\d+)|(\d+) euro/gi)].map(([, one, other]) => Number(one ?? other)),
    );
    expect(prices.length).toBeGreaterThan(4);
    expect([...new Set(prices)].sort()).toEqual([cheapest, dutchStandard]);
  });

  it('in German promise the whole country: every postcode has a price, or a maximum (CA-33)', () => {
    expect(claimOf('de').promise).toBe('Bundesweite Lieferung');
    for (let postcode = 1000; postcode < 100_000; postcode += 1) {
      const { price, maximum } = zoneOf(rates, 'DE', String(postcode).padStart(5, '0'));
      expect(price ?? maximum).toBeGreaterThan(0);
    }
  });

  it('in Dutch promise days that the computed range of goods in stock keeps (CA-31) (CA-35)', () => {
    const [, from, to] = /(\d+)–(\d+) werkdagen/.exec(claimOf('nl').promise) ?? [];
    expect(Number(from)).toBe(DELIVERY_DAYS.nl.from);
    // On whatever day of the week it is ordered, and although goods from stock leave within five days.
    const LATEST_SALE_DELAY = 5;
    const workingDays = [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ].map(
      (ordered) =>
        Array.from({ length: LATEST_SALE_DELAY + DELIVERY_DAYS.nl.to }, (_, day) => addDays(ordered, day + 1)).filter(
          isWorkingDay,
        ).length,
    );
    expect(Math.max(...workingDays)).toBe(Number(to));
  });
});

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** Every text of a story, whatever it is nested in. */
function flat(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flat) : [];
}
