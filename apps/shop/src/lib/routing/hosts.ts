import { LOCALES, type Locale } from '@geven/timber';
import { env } from '../env';

const HOSTS: Readonly<Record<Locale, string | undefined>> = {
  nl: env.SHOP_HOST_NL,
  en: env.SHOP_HOST_EN,
  de: env.SHOP_HOST_DE,
};

/** True when every language has a host of its own. */
export const hasHostPerLocale = LOCALES.every((locale) => HOSTS[locale]);

/** The language of a host; null when hosts say nothing. */
export function localeOfHost(host: string | null): Locale | null {
  return LOCALES.find((locale) => HOSTS[locale] !== undefined && HOSTS[locale] === host) ?? null;
}

/** Public origin of the shop in a language. */
export function originOf(locale: Locale): string {
  const host = HOSTS[locale];
  return host ? `${new URL(env.SHOP_URL).protocol}//${host}` : env.SHOP_URL.replace(/\/$/, '');
}

/** The languages that a host shows: its own, or all where languages share one. */
export function localesOfHost(host: string | null): readonly Locale[] {
  const locale = localeOfHost(host);
  return locale ? [locale] : LOCALES;
}

/** The host that a request names. */
export const hostOf = (request: Request): string | null => request.headers.get('host');
