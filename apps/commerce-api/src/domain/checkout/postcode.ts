import type { CountryCode } from './countries';

interface PostcodeFormat {
  /** What a shopper is told. */
  readonly example: string;
  /** Of the postcode in capitals without white space. */
  readonly pattern: RegExp;
}

const FORMATS: Partial<Record<CountryCode, PostcodeFormat>> = {
  // No Dutch postcode ends in SA, SD or SS.
  NL: { example: '1234 AB', pattern: /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/ },
  // 00, 05, 43 and 62 are no German regions.
  DE: { example: '12345', pattern: /^(?!00|05|43|62)\d{5}$/ },
  BE: { example: '1234', pattern: /^[1-9]\d{3}$/ },
};

// Billing addresses go to the whole European Union: its postcodes are short and have no odd characters.
const ELSEWHERE: PostcodeFormat = { example: '12345', pattern: /^[A-Z0-9-]{3,10}$/ };

/** The postcode in its country's way of writing (`1234AB` → `1234 AB`); null when it cannot be one. */
export function normalisePostcode(zip: string, country: CountryCode): string | null {
  const compact = zip.replace(/\s/g, '').toUpperCase();
  const { pattern } = FORMATS[country] ?? ELSEWHERE;
  if (!pattern.test(compact)) return null;
  if (country === 'NL') return `${compact.slice(0, 4)} ${compact.slice(4)}`;
  return FORMATS[country] ? compact : zip.trim().toUpperCase();
}

/** How postcodes of a country look, for example `1234 AB`. */
export function postcodeExample(country: CountryCode): string {
  return (FORMATS[country] ?? ELSEWHERE).example;
}
