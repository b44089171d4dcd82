import type { Showcase } from '@geven/odoo-sdk';
import { type CatalogueReader, catalogueOf } from '@/lib/api/catalogue-of';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

/** What an empty cart shows of the range. */
export interface EmptyCartRange {
  readonly applications: NonNullable<Showcase['summary']>['applications'] | null;
  readonly faces: readonly { readonly src: string; readonly colour: string }[];
}

const SAMPLES = 2;

/** Applications with their prices and the faces of a few samples; the way there alone where the API cannot say. */
export async function loadEmptyCart(reader: CatalogueReader): Promise<EmptyCartRange> {
  try {
    const { catalogue, options } = await catalogueOf(reader, CACHE_TAGS.catalogue, CACHE_TAGS.day);
    const { summary, samples } = await catalogue.getShowcase(
      { hasSummary: true, hasSamples: true, sampleCount: SAMPLES * 2 },
      options,
    );
    const faces = samples.flatMap(({ face, hasSample }) => (face && hasSample ? [face] : []));
    return { applications: summary?.applications ?? null, faces: faces.slice(0, SAMPLES) };
  } catch (error) {
    console.warn(`No range beside the empty cart: ${error}`);
    return { applications: null, faces: [] };
  }
}
