import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import defaultMapping from '../default-mapping.json' with { type: 'json' };
import { type CatalogueMapping, mappingSchema } from './catalogue-mapping';

/** What is known of a range that a mapping may build on. */
export type RangeFacts = Pick<
  CatalogueMapping,
  | 'families'
  | 'finishes'
  | 'profiles'
  | 'specieGroups'
  | 'species'
  | 'categoryMedia'
  | 'categoryTexts'
  | 'sampleCategories'
>;

/** Ranges by the name that a mapping extends; the facts of one are loaded only for a mapping that does. */
export type KnownRanges = Readonly<Record<string, () => Promise<RangeFacts>>>;

/** The mapping of a file, or the default one, which extends the sample range; fails with every fault named. */
export async function readMapping(ranges: KnownRanges, file?: string): Promise<CatalogueMapping> {
  if (file === undefined) return parseMapping(defaultMapping, 'default-mapping.json', ranges);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The mapping ${file} cannot be read: ${String(cause)}`, { cause });
  }
  return parseMapping(content, file, ranges);
}

export async function parseMapping(content: unknown, file: string, ranges: KnownRanges): Promise<CatalogueMapping> {
  const result = mappingSchema.safeParse(content);
  if (!result.success) throw new Error(`The mapping ${file} is wrong\n${z.prettifyError(result.error)}`);
  const mapping = await extended(result.data, file, ranges);
  const groups = new Set(mapping.specieGroups.map(({ slug }) => slug));
  const lost = Object.entries(mapping.species).filter(([, { group }]) => !groups.has(group));
  if (lost.length === 0) return mapping;
  const lines = lost.map(([slug, { group }]) => `species ${slug}: there is no group "${group}"`);
  throw new Error(`The mapping ${file} is wrong\n${lines.join('\n')}`);
}

type CategoryText = CatalogueMapping['categoryTexts'][number];

/** The listing that a text is of. */
const placeOf = ({ category, combination }: CategoryText): string => [category, ...combination.toSorted()].join(' ');

/** With the facts of the range that it extends; its own win. */
async function extended(mapping: CatalogueMapping, file: string, ranges: KnownRanges): Promise<CatalogueMapping> {
  if (mapping.extends === undefined) return mapping;
  const load = Object.hasOwn(ranges, mapping.extends) ? ranges[mapping.extends] : undefined;
  if (!load) throw new Error(`The mapping ${file} is wrong\nextends: there is no range "${mapping.extends}"`);
  const facts = await load();
  const own = new Set(mapping.specieGroups.map(({ slug }) => slug));
  const said = new Set(mapping.categoryTexts.map(placeOf));
  const isSaid = (text: CategoryText) => said.has(placeOf(text));
  return {
    ...mapping,
    families: { ...facts.families, ...mapping.families },
    finishes: { ...facts.finishes, ...mapping.finishes },
    profiles: { ...facts.profiles, ...mapping.profiles },
    specieGroups: [...facts.specieGroups.filter(({ slug }) => !own.has(slug)), ...mapping.specieGroups],
    species: { ...facts.species, ...mapping.species },
    categoryMedia: { ...facts.categoryMedia, ...mapping.categoryMedia },
    categoryTexts: [...mapping.categoryTexts, ...facts.categoryTexts.filter((text) => !isSaid(text))],
    sampleCategories: [...facts.sampleCategories, ...mapping.sampleCategories],
  };
}
