import type { DocumentedProduct } from '../documented-product';
import type { Mixture } from './mixture';
import { SAMPLE_MIXTURES } from './sample-mixtures';

/**
 * The mixture of the sample that a product is; null for every other product. A merchant's own product may have the same
 * number: it is only taken for the sample's when it is labelled as that is.
 */
export function mixtureOf({ itemNumber, safety }: DocumentedProduct): Mixture | null {
  const codes = safety.hazardStatements.map(({ code }) => code).sort();
  const isLabelledAs = ({ label }: Mixture) => codes.join() === [...label.statements].sort().join();
  return SAMPLE_MIXTURES.find((mixture) => itemNumber.startsWith(mixture.itemNumber) && isLabelledAs(mixture)) ?? null;
}
