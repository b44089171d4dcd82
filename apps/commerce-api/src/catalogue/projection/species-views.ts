import type { SpecieRecord } from '@geven/catalogue-records';
import type { Locale, WoodModification } from '@geven/timber';

/** A species as it is returned in one language. */
export interface SpeciesView {
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
  parent: SpeciesView | null;
  /** By sequence. */
  childs: SpeciesView[];
  sequence: number;
}

export function buildSpeciesViews(
  species: ReadonlyMap<string, SpecieRecord>,
  locale: Locale,
): Map<string, SpeciesView> {
  const views = new Map<string, SpeciesView>();
  for (const record of species.values()) {
    const { parent: _, marineDurability: __, texts, ...facts } = record;
    views.set(facts.slug, { ...facts, ...texts[locale], parent: null, childs: [] });
  }
  for (const { slug, parent } of species.values()) {
    const view = views.get(slug);
    const above = parent === null ? undefined : views.get(parent);
    if (!view || !above) continue;
    view.parent = above;
    above.childs.push(view);
  }
  for (const { childs } of views.values()) childs.sort(bySequence);
  return views;
}

export const bySequence = (one: SpeciesView, other: SpeciesView): number => one.sequence - other.sequence;
