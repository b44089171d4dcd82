import type { Locale } from '@geven/timber';

/** Where passkeys are made and asked for, in WebAuthn's words. */
export interface RelyingParty {
  /** The host that a passkey belongs to; it works there and on the hosts below. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The relying party of a language. Languages whose hosts are below the shop's share its passkeys; a host elsewhere has
 * passkeys of its own, because browsers let nobody ask for another domain's.
 */
export function relyingParty(
  { url, origins }: { readonly url: string; readonly origins: Readonly<Record<Locale, string>> },
  locale: Locale,
): RelyingParty {
  const origin = new URL(origins[locale]);
  const shop = new URL(url).hostname;
  const isBelow = origin.hostname === shop || origin.hostname.endsWith(`.${shop}`);
  return { id: isBelow ? shop : origin.hostname, origin: origin.origin };
}
