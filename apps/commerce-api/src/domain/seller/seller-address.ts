import { type CountryCode, countryOfCode } from '../checkout/countries';

/** An address of one line in its parts; what it does not have is empty. */
export interface AddressParts {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: CountryCode;
}

/** `Musterweg 1, D-47574 Goch`, `Kade 5, NL-3011 AA Rotterdam`, with or without the country. */
const ONE_LINE = /^(?<street>.+), *(?:(?<country>[A-Z]{1,2})-)?(?<zip>\d{4,5}(?: ?[A-Z]{2}\b)?) +(?<city>.+)$/;
/** Countries as letters have them. */
const OLD_CODES: Readonly<Record<string, CountryCode>> = { D: 'DE', B: 'BE', A: 'AT', F: 'FR', L: 'LU' };

/** The parts of an address, as electronic invoices want them (BR-DE-3, BR-DE-4); Germany where it names no country. */
export function partsOfAddress(address: string): AddressParts {
  const found = ONE_LINE.exec(address)?.groups;
  if (!found) return { street: address, zip: '', city: '', country: 'DE' };
  const { street = '', zip = '', city = '', country = 'DE' } = found;
  return { street, zip, city, country: OLD_CODES[country] ?? countryOfCode(country) ?? 'DE' };
}
