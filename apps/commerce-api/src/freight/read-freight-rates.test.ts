import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import shipped from './freight-rates.json' with { type: 'json' };
import { parseFreightFile, readFreightRates } from './read-freight-rates';

const [EDITION] = shipped.editions;
type Edition = typeof EDITION;

const at = (now: string) => ({ now: () => new Date(now) });

/** The message for a file with one edition that was changed. */
function complaintAbout(change: (edition: NonNullable<Edition>) => unknown): string {
  const edition = structuredClone(EDITION);
  if (edition) change(edition);
  try {
    parseFreightFile({ editions: [edition] }, 'own.json');
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

describe('the freight file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'freight-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function write(content: string): Promise<string> {
    const file = join(folder, 'own.json');
    await writeFile(file, content);
    return file;
  }

  it('that ships has the Belgian surcharge and a zone for every country (CA-14)', async () => {
    const { countries } = (await readFreightRates(at('2026-11-25T12:00:00Z')))();
    expect(countries.BE.surcharge).toBe(2000);
    expect(Object.keys(countries)).toEqual(['NL', 'BE', 'DE']);
  });

  it('may have several editions: the newest that is valid counts, from midnight in Germany', async () => {
    const raised = { ...EDITION, validFrom: '2027-01-01', parcel: { priceCents: 795, freeSamples: 5 } };
    const file = await write(JSON.stringify({ editions: [raised, EDITION] }));
    let now = '2026-12-31T22:59:59Z';
    const rates = await readFreightRates({ now: () => new Date(now) }, file);
    expect(rates().parcel.price).toBe(695);
    now = '2026-12-31T23:00:00Z';
    expect(rates().parcel.price).toBe(795);
  });

  it('that begins later stops the start', async () => {
    const file = await write(JSON.stringify(shipped));
    await expect(readFreightRates(at('2025-12-31T12:00:00Z'), file)).rejects.toThrow('no edition that is valid today');
  });

  it('that cannot be read stops the start, with its name', async () => {
    await expect(readFreightRates(at('2026-11-25T12:00:00Z'), await write('{ editions'))).rejects.toThrow(
      /own\.json cannot be read/,
    );
    await expect(readFreightRates(at('2026-11-25T12:00:00Z'), 'no-such-file.json')).rejects.toThrow(
      'no-such-file.json cannot be read',
    );
  });

  it.each<[string, (edition: NonNullable<Edition>) => unknown, string]>([
    ['euro instead of cents', ({ parcel }) => Object.assign(parcel, { priceCents: 6.95 }), 'for 65,00 €'],
    ['a misspelt field', (edition) => Object.assign(edition, { extraLenght: {} }), 'extraLenght'],
    ['a day that is none', (edition) => Object.assign(edition, { validFrom: '2026-02-30' }), 'a day such as'],
    ['a country that is missing', ({ countries }) => Reflect.deleteProperty(countries, 'BE'), 'countries.BE'],
    [
      'a postcode of four digits in Germany',
      ({ countries }) => Object.assign(countries.DE.zones[0] ?? {}, { postcodes: ['1856'] }),
      'postcodes have 5 digits, for example "10000-19999"',
    ],
    [
      'a range that runs backwards',
      ({ countries }) => Object.assign(countries.NL.zones[0] ?? {}, { postcodes: ['1797-1791'] }),
      'the first postcode is the smaller one',
    ],
    [
      'a zone with a price and a maximum',
      ({ countries }) => Object.assign(countries.NL.zones[0] ?? {}, { priceCents: 6900 }),
      'give "priceCents", or "maximumCents"',
    ],
    ['no rest of the country', ({ countries }) => countries.NL.zones.pop(), 'it is the rest of the country'],
    [
      'zones that are never reached',
      ({ countries }) => countries.BE.zones.unshift({ name: 'all', priceCents: 1 }),
      'zones below it would never be reached',
    ],
  ])('says what is wrong: %s', (_name, change, message) => {
    const complaint = complaintAbout(change);
    expect(complaint).toContain('The freight file own.json is wrong');
    expect(complaint).toContain(message);
  });

  it('has one edition a day', () => {
    expect(() => parseFreightFile({ editions: [EDITION, EDITION] }, 'own.json')).toThrow(
      'two editions begin on one day',
    );
  });
});
