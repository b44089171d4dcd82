import type { SpecieRecord } from '@geven/catalogue-records';
import type { Locale, WoodModification } from '@geven/timber';

/** A species as it is returned in one language. */
export interface SpecieDocument {
  name: string;
  slug: string;
  latinName: string | null;
  durabilityClass: string | null;
  modification: WoodModification | null;
  density: number | null;
  origin: string | null;
  movement: number | null;
  hardness: number | null;
  cites: string | null;
  parent: SpecieDocument | null;
  /** By sequence. */
  childs: SpecieDocument[];
  sequence: number;
}

export function buildSpecieDocuments(
  species: ReadonlyMap<string, SpecieRecord>,
  locale: Locale,
): Map<string, SpecieDocument> {
  const documents = new Map<string, SpecieDocument>();
  for (const record of species.values()) {
    const { parent: _, marineDurability: __, texts, ...facts } = record;
    documents.set(facts.slug, { ...facts, ...texts[locale], parent: null, childs: [] });
  }
  for (const { slug, parent } of species.values()) {
    const document = documents.get(slug);
    const above = parent === null ? undefined : documents.get(parent);
    if (!document || !above) continue;
    document.parent = above;
    above.childs.push(document);
  }
  for (const { childs } of documents.values()) childs.sort(bySequence);
  return documents;
}

export const bySequence = (one: SpecieDocument, other: SpecieDocument): number => one.sequence - other.sequence;
