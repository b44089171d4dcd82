import type { Locale } from '@geven/timber';
import { env } from '../env';
import type { Purpose } from './consent-cookie';

const TAG_IDS: Readonly<Record<Locale, string | undefined>> = {
  nl: env.TAG_ID_NL,
  en: env.TAG_ID_EN,
  de: env.TAG_ID_DE,
};

/** The address of the tag's script in a language (AN-02, API-72); null where none is set. */
export function tagAddress(locale: Locale): string | null {
  const id = TAG_IDS[locale];
  if (!id) return null;
  const address = new URL(env.TAG_URL);
  address.searchParams.set('id', id);
  return address.href;
}

/** Whose script the tag is. */
export const tagHost = new URL(env.TAG_URL).hostname;

const PLAYERS: Readonly<Record<string, string | undefined>> = {
  youtube: env.YOUTUBE_PLAYER_URL,
  vimeo: env.VIMEO_PLAYER_URL,
};

/** Where the player of a host of films is; null where films of it are links to their page. */
export function playerOrigin(host: string): string | null {
  const url = Object.hasOwn(PLAYERS, host) ? PLAYERS[host] : undefined;
  return url ? new URL(url).origin : null;
}

/** Names of the hosts whose films play in pages. */
export const playerHosts: readonly string[] = [
  ...(playerOrigin('youtube') ? ['YouTube'] : []),
  ...(playerOrigin('vimeo') ? ['Vimeo'] : []),
];

/** What the settings make need consent in a language; nothing by default. */
export function purposesOf(locale: Locale): readonly Purpose[] {
  return [
    ...(tagAddress(locale) ? (['analytics'] as const) : []),
    ...(playerHosts.length > 0 ? (['video'] as const) : []),
  ];
}
