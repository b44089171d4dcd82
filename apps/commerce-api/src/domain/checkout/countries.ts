import { DELIVERY_COUNTRIES, type DeliveryCountry, type Locale, type VatRate, vatRateOfCountry } from '@geven/timber';

/** The European Union: ISO 3166-1 alpha-2 code → ISO 3166-1 numeric code, which serves as the id. */
const IDS = {
  AT: 40,
  BE: 56,
  BG: 100,
  CY: 196,
  CZ: 203,
  DE: 276,
  DK: 208,
  EE: 233,
  ES: 724,
  FI: 246,
  FR: 250,
  GR: 300,
  HR: 191,
  HU: 348,
  IE: 372,
  IT: 380,
  LT: 440,
  LU: 442,
  LV: 428,
  MT: 470,
  NL: 528,
  PL: 616,
  PT: 620,
  RO: 642,
  SE: 752,
  SI: 705,
  SK: 703,
} as const;

/** A country of the European Union. */
export type CountryCode = keyof typeof IDS;

/** A country as shoppers see it. */
export interface Country {
  readonly id: number;
  readonly code: CountryCode;
  /** Name in the requested language. */
  readonly name: string;
  readonly isDeliverable: boolean;
}

const CODES = Object.keys(IDS) as CountryCode[];
const NAMES: Record<Locale, Intl.DisplayNames> = {
  nl: new Intl.DisplayNames('nl', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
  de: new Intl.DisplayNames('de', { type: 'region' }),
};

/** One country with its name in a language. */
export function country(code: CountryCode, locale: Locale): Country {
  return { id: IDS[code], code, name: NAMES[locale].of(code) ?? code, isDeliverable: isDeliverable(code) };
}

/** Countries whose name or code contains the term, by name; all of them without a term. */
export function findCountries(search: string, locale: Locale): Country[] {
  const term = fold(search.trim());
  return CODES.map((code) => country(code, locale))
    .filter(({ code, name }) => fold(name).includes(term) || fold(code).includes(term))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The country with an id; undefined outside the European Union. */
export function countryOfId(id: number): CountryCode | undefined {
  return CODES.find((code) => IDS[code] === id);
}

/** The country with a code in any case; undefined outside the European Union. */
export function countryOfCode(code: string): CountryCode | undefined {
  const wanted = code.trim().toUpperCase();
  return CODES.find((known) => known === wanted);
}

export function isDeliverable(code: string): code is DeliveryCountry {
  return (DELIVERY_COUNTRIES as readonly string[]).includes(code);
}

/** Percent by destination; the seller's own rate where we do not deliver. */
export function vatRateOfDestination(code: CountryCode): VatRate {
  return vatRateOfCountry(isDeliverable(code) ? code : 'DE');
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
