import type { IncomingMessage } from 'node:http';
import { FORWARDING_HEADERS, isSameSecret } from '@geven/odoo-sdk/server';
import { type CountryCode, countryOfCode } from '../domain/checkout/countries';

/** The country that a visitor seems to be in; null where it is not known, and outside the European Union. */
export type ReadCountry = (request: Pick<IncomingMessage, 'headers'>) => CountryCode | null;

/** Believes the shop's server alone, which proves itself with the secret; unset: nobody (API-03, API-04). */
export function createReadCountry(secret: string | undefined): ReadCountry {
  return function readCountry({ headers }) {
    const given = headers[FORWARDING_HEADERS.secret];
    const country = headers[FORWARDING_HEADERS.country];
    if (!secret || typeof given !== 'string' || typeof country !== 'string') return null;
    return isSameSecret(given, secret) ? (countryOfCode(country) ?? null) : null;
  };
}
