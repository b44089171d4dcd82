const BEAM_FAMILIES = new Set(['BT', 'PM', 'SM']);

interface Timber {
  readonly family: string;
  readonly specie?: { readonly slug: string } | null | undefined;
  /** The picture of its end grain, where it was asked for. */
  readonly end?: { readonly src: string } | null | undefined;
}

/** The picture of a product's end grain as a CSS value, for section drawings; undefined for what is not wood. */
export function endGrain({ end, family, specie }: Timber): string | undefined {
  if (end) return `url(${end.src})`;
  if (!specie) return undefined;
  // Carts do not know the picture's version: `current` is whichever there is, kept for a minute.
  return `url(/api/pictures/current/ends/${specie.slug}${BEAM_FAMILIES.has(family) ? '-beam' : ''}.webp)`;
}
