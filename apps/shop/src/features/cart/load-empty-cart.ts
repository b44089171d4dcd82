import type { Showcase } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

/** What an empty cart shows of the range. */
export interface EmptyCartRange {
  readonly applications: NonNullable<Showcase['summary']>['applications'] | null;
  readonly faces: readonly { readonly src: string; readonly colour: string }[];
}

const SAMPLES = 2;

/** Applications with their prices and the faces of a few samples; the way there alone where the API cannot say. */
export async function loadEmptyCart(locale: Locale): Promise<EmptyCartRange> {
  try {
    const { summary, samples } = await sdkOf(locale).catalogue.getShowcase(
      { hasSummary: true, hasSamples: true, sampleCount: SAMPLES * 2 },
      tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day),
    );
    const faces = samples.flatMap(({ face, hasSample }) => (face && hasSample ? [face] : []));
    return { applications: summary?.applications ?? null, faces: faces.slice(0, SAMPLES) };
  } catch (error) {
    console.warn(`No range beside the empty cart: ${error}`);
    return { applications: null, faces: [] };
  }
}
