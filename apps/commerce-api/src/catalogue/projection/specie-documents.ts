import type { Locale } from '@geven/timber';
import type { SpecieRecord } from '../../ports/catalogue-source';

/** A species as it is answered in one language. */
export interface SpecieDocument {
  name: string;
  slug: string;
  latinName: string | null;
  durabilityClass: string | null;
  density: number | null;
  origin: string | null;
  parent: SpecieDocument | null;
  sequence: number;
}

export function buildSpecieDocuments(
  species: ReadonlyMap<string, SpecieRecord>,
  locale: Locale,
): Map<string, SpecieDocument> {
  const documents = new Map<string, SpecieDocument>();
  for (const { slug, sequence, latinName, durabilityClass, density, texts } of species.values()) {
    const facts = { slug, sequence, latinName, durabilityClass, density };
    documents.set(slug, { ...facts, ...texts[locale], parent: null });
  }
  for (const { slug, parent } of species.values()) {
    const document = documents.get(slug);
    if (document && parent !== null) document.parent = documents.get(parent) ?? null;
  }
  return documents;
}
