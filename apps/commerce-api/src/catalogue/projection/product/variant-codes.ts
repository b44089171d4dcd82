import type { CatalogueData } from '../catalogue-data';

/** The published product that a variant's barcode or item number (in lower case) belongs to. */
export type VariantCodes = (code: string) => number | undefined;

const BARCODE = /^\d{13}$/;
/** At least family, species or kind, number and one more: no ordinary word looks like this. */
const ITEM_NUMBER = /^[a-z]+-[a-z]+-\d+-.+$/;

/** Made when the first code is looked up: few searches need it, and it names every single variant. */
export function createVariantCodes({ published, variantsOf }: CatalogueData): VariantCodes {
  let numbers: Map<string, number> | undefined;
  return (code) => {
    if (!BARCODE.test(code) && !ITEM_NUMBER.test(code)) return undefined;
    if (!numbers) {
      numbers = new Map();
      for (const [number, { id }] of published.entries()) {
        for (const { barcode, itemNumber } of variantsOf(id)) {
          numbers.set(barcode, number).set(itemNumber.toLowerCase(), number);
        }
      }
    }
    return numbers.get(code);
  };
}
