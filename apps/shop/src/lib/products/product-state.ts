import { MAX_PIECES } from '@geven/timber';
import { readPieces } from '../forms/pieces-form';

/** Attributes of a board that are chosen beside its length; their names are those of the API and of the address. */
export const FINISH_ATTRIBUTES = ['surface_finishing', 'finishing'] as const;
export type FinishAttribute = (typeof FINISH_ATTRIBUTES)[number];

/**
 * What a shopper has chosen on a product page. It is in the address, without a hash (PD-47):
 * `?variant=2165x24,2170x6&finishing=oiled-once`; a length without pieces is only pointed at: `?variant=2165`.
 */
export interface ProductState {
  /** Pieces by variant id, in the order of the address; 0 for a length that is only chosen. */
  readonly pieces: ReadonlyMap<number, number>;
  /** Slugs of the chosen finishes; what is left out stays as it is in stock. */
  readonly finishes: Readonly<Partial<Record<FinishAttribute, string>>>;
}

/** More lengths than any product has: what an address names beyond is ignored. */
const MAX_LENGTHS = 50;
const VARIANT = /^(\d{1,9})(?:x(\d{1,5}))?$/;
const SLUG = /^[\w-]{1,60}$/;

/**
 * Reads an address; what is no length, no number of pieces and no slug is left out. A form that was sent without
 * scripts names its fields `pieces[2165]=24` instead of `variant`.
 */
export function parseProductState(query: URLSearchParams): ProductState {
  const chosen = (query.get('variant') ?? '').split(',', MAX_LENGTHS).flatMap((part) => {
    const [, id, pieces = '0'] = VARIANT.exec(part) ?? [];
    return id ? [[Number(id), Math.min(Number(pieces), MAX_PIECES)] as const] : [];
  });
  const entered = readPieces(Object.fromEntries(query)).flatMap(({ id, pieces }) =>
    pieces > 0 ? [[id, Math.min(Math.ceil(pieces), MAX_PIECES)] as const] : [],
  );
  const finishes = FINISH_ATTRIBUTES.flatMap((attribute) => {
    const slug = query.get(attribute);
    return slug && SLUG.test(slug) ? [[attribute, slug] as const] : [];
  });
  return { pieces: new Map([...chosen, ...entered.slice(0, MAX_LENGTHS)]), finishes: Object.fromEntries(finishes) };
}

/** The address's parameters of a choice; null for what is not chosen. */
export function productStateQuery({
  pieces,
  finishes,
}: ProductState): Record<'variant' | FinishAttribute, string | null> {
  const variant = [...pieces].map(([id, ofIt]) => (ofIt > 0 ? `${id}x${ofIt}` : String(id))).join(',');
  return {
    variant: variant || null,
    surface_finishing: finishes.surface_finishing ?? null,
    finishing: finishes.finishing ?? null,
  };
}
