import type { Locale } from '@geven/timber';
import type { Address } from '../../domain/checkout/address';
import { country } from '../../domain/checkout/countries';
import type * as Graphql from '../../generated/resolvers-types';

/** An address in the words of the contract. */
export function toAddress(address: Address, locale: Locale): Graphql.Address {
  return { ...address, isDefault: address.isDefault ?? false, country: country(address.country, locale) };
}
