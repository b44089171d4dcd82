import { readFile } from 'node:fs/promises';
import { isDeliverable } from '../domain/checkout/countries';
import { POSTCODE_DIGITS } from '../domain/checkout/freight-rates';
import type { PlaceOf } from '../ports/places';

/**
 * Towns by postcode, out of a file in the form of GeoNames: country, postcode and name, and whatever more, with tabs
 * between them. Lines of other countries are left out. Fails where a line is none, with its number.
 */
export async function readPlaces(file: string): Promise<PlaceOf> {
  const names = new Map<string, string | null>();
  for (const [index, line] of (await readText(file)).split(/\r?\n/).entries()) {
    if (line === '') continue;
    const [country = '', zip = '', name = ''] = line.split('\t');
    if (!/^[A-Z]{2}$/.test(country) || zip === '' || name === '')
      throw new Error(`The file of places ${file} is wrong in line ${index + 1}: it has no country, postcode and name`);
    if (!isDeliverable(country)) continue;
    const key = keyOf(country, zip);
    const known = names.get(key);
    names.set(key, known === undefined || known === name ? name : null);
  }
  return ({ country, zip }) => names.get(keyOf(country, zip)) ?? null;
}

/** Dutch postcodes are told apart by their digits. */
const keyOf = (country: string, zip: string): string =>
  isDeliverable(country) ? `${country} ${zip.slice(0, POSTCODE_DIGITS[country])}` : '';

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error(`The file of places ${file} cannot be read: ${String(cause)}`, { cause });
  }
}
