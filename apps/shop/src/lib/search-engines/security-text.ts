import { DEFAULT_LOCALE, LOCALES } from '@geven/timber';
import { env } from '../env';
import { originOf } from '../routing/hosts';

const DAYS_VALID = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Who hears about a weakness, as RFC 9116 has it; it stands for half a year from the day it is read. */
export function securityText(now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + DAYS_VALID) * DAY_MS);
  return [
    `Contact: mailto:${env.SECURITY_EMAIL ?? env.SELLER_EMAIL}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${originOf(DEFAULT_LOCALE)}/.well-known/security.txt`,
    '',
  ].join('\n');
}
