import type { Showcase } from '@geven/odoo-sdk';

type Board = NonNullable<Showcase['board']>;
export type BoardLength = Board['productVariants'][number];

/** The lengths of a board that a shopper can have: those that lie ready, or without any all that are sold. */
export function buyableLengths({ productVariants }: Pick<Board, 'productVariants'>): readonly BoardLength[] {
  const lengths = productVariants.filter(({ isSample, lengte }) => !isSample && lengte !== null);
  const ready = lengths.filter(({ stock }) => stock > 0);
  return ready.length > 0 ? ready : lengths;
}

/** The length of which there is most; what is chosen until somebody chooses another. */
export const usualLength = (lengths: readonly BoardLength[]): BoardLength | undefined =>
  lengths.reduce<BoardLength | undefined>((most, each) => (most && most.stock >= each.stock ? most : each), undefined);
