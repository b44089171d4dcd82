import type { Locale } from '@geven/timber';
import type { Address } from '../../domain/checkout/address';
import { country } from '../../domain/checkout/countries';

/** An address as it is written below each other, each line once. */
export function addressLines(address: Address, locale: Locale): string[] {
  const { companyName, name, street, street2, zip, city, vat } = address;
  const lines = [
    companyName ?? '',
    name,
    street,
    street2,
    `${zip} ${city}`,
    country(address.country, locale).name,
    vat,
  ];
  return [...new Set(lines)].filter((line): line is string => Boolean(line));
}
