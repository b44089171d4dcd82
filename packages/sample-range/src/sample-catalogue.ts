import type { CatalogueRecords } from '@geven/catalogue-records';
import { addAccessories, addSampleBoxes } from './add-accessories';
import { addTimber } from './add-timber';
import { markProducts } from './details/mark-products';
import { tradePrices } from './details/trade-prices';
import { SampleRecords } from './sample-records';
import { type TimberProduct, timberProducts } from './timber-products';

const PLANED_TO_ORDER_EVERY = 23;

interface SampleOptions {
  /** How many times the timber range, with varied sizes; only for measuring. @default 1 */
  scale?: number;
}

/** The sample range: the same records on every machine, without chance and without a clock. */
export function sampleRecords({ scale = 1 }: SampleOptions = {}): CatalogueRecords {
  const records = new SampleRecords();
  let boards = 0;
  const addCopy = (copy: number) => {
    for (const product of timberProducts(copy)) {
      if (product.family.isBoard) boards += 1;
      addTimber(records, product, isPlanedToOrder(product, boards));
    }
  };
  addCopy(0);
  addAccessories(records);
  addSampleBoxes(records);
  // What is only there to measure with stays plain.
  markProducts(records);
  for (let copy = 1; copy < scale; copy += 1) addCopy(copy);
  records.listPrices = tradePrices(records);
  return records;
}

/** Sawn boards are stock lengths: nobody planes them. */
function isPlanedToOrder({ family, profile }: TimberProduct, board: number): boolean {
  return family.isBoard && profile !== 'sawn' && board % PLANED_TO_ORDER_EVERY === 0;
}
