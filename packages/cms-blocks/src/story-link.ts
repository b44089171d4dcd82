/** The vendor's link field: to a story by its id, or to an address. */
export interface StoryLinkField {
  readonly linktype?: string | undefined;
  /** The story's uuid. */
  readonly id?: string | undefined;
  readonly uuid?: string | undefined;
  readonly url?: string | undefined;
  readonly cached_url?: string | undefined;
  readonly href?: string | undefined;
  readonly email?: string | undefined;
  readonly anchor?: string | undefined;
}

const SCHEMES = new Set(['https:', 'mailto:', 'tel:']);

/**
 * An address that a page may hold: an own path, or https, mailto and tel. Null for everything else, above all
 * `javascript:`, `data:` and `//elsewhere`, however it is written.
 */
export function safeAddress(address: string): string | null {
  // Browsers leave tabs and line breaks out of addresses and take a backslash for a slash.
  const plain = [...address.trim()].filter((letter) => letter > ' ' && letter !== '\u007f').join('');
  if (plain.startsWith('#')) return plain;
  if (plain.startsWith('/')) return /^\/[/\\]/.test(plain) ? null : plain;
  const url = URL.parse(plain);
  return url && SCHEMES.has(url.protocol) ? url.href : null;
}
