import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverySettings } from '../settings/delivery-settings';
import { readPlaces } from './read-places';

describe('places', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'places-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function placesOf(content: string) {
    const file = join(folder, 'places.txt');
    await writeFile(file, content);
    return await readPlaces(file);
  }

  it('of the sample know some towns (API-26)', async () => {
    const placeOf = await readPlaces(deliverySettings.read({}, { isPublic: false }).placesFile);
    expect(placeOf({ country: 'DE', zip: '50667' })).toBe('Köln');
    expect(placeOf({ country: 'NL', zip: '3011 AA' })).toBe('Rotterdam');
    expect(placeOf({ country: 'BE', zip: '3011' })).toBeNull();
  });

  it('are read as GeoNames writes them, Dutch ones by their digits', async () => {
    const placeOf = await placesOf(
      'DE\t01067\tDresden\tSachsen\tSN\t\t00\tDresden\t14612\t51.05\t13.71\t\r\nNL\t3011 AB\tRotterdam\nFR\t01067\tX\n',
    );
    expect(placeOf({ country: 'DE', zip: '01067' })).toBe('Dresden');
    expect(placeOf({ country: 'NL', zip: '3011 AA' })).toBe('Rotterdam');
    expect(placeOf({ country: 'FR', zip: '01067' })).toBeNull();
  });

  it('are not guessed where a postcode has several', async () => {
    const placeOf = await placesOf(
      'DE\t54298\tAach\nDE\t54298\tIgel\nDE\t54298\tAach\nDE\t54290\tTrier\nDE\t54290\tTrier\n',
    );
    expect(placeOf({ country: 'DE', zip: '54298' })).toBeNull();
    expect(placeOf({ country: 'DE', zip: '54290' })).toBe('Trier');
  });

  it('that cannot be read stop the start, with file and line', async () => {
    await expect(placesOf('DE\t50667\tKöln\nDE;50668;Köln\n')).rejects.toThrow(/places\.txt is wrong in line 2/);
    await expect(readPlaces('no-such-file.txt')).rejects.toThrow('no-such-file.txt cannot be read');
  });
});
