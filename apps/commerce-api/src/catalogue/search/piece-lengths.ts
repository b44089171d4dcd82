import type { CatalogueData } from '../projection/catalogue-data';
import { addBit, type Bits, createBits, union } from '../projection/listing/bits';

/** One step of the tropical lengths, in mm: who asks for 4,00 m is served with 3,95 + 0,30 and cuts it. */
const ONE_STEP = 305;

/**
 * The products that have a piece of the length in mm or up to one step longer, samples left out. Made when the first
 * length is asked for: it looks at every variant.
 */
export function createPieceLengths({ published, variantsOf }: CatalogueData): (mm: number) => Bits {
  let byLength: Map<number, Bits> | undefined;
  const read = (): Map<number, Bits> => {
    const lengths = new Map<number, Bits>();
    for (const [number, { id }] of published.entries()) {
      for (const { lengthMm, isSample, isPublished } of variantsOf(id)) {
        if (lengthMm === null || isSample || !isPublished) continue;
        const bits = lengths.get(lengthMm) ?? createBits(published.length);
        lengths.set(lengthMm, bits);
        addBit(bits, number);
      }
    }
    return lengths;
  };
  return (mm) => {
    byLength ??= read();
    const fitting = [...byLength].filter(([length]) => length >= mm && length < mm + ONE_STEP);
    return union(
      fitting.map(([, bits]) => bits),
      published.length,
    );
  };
}
