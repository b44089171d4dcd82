import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import defaultMapping from '../default-mapping.json' with { type: 'json' };
import { type CatalogueMapping, mappingSchema } from './catalogue-mapping';
import { sampleFacts } from './sample-facts';

/** The mapping of a file, or the one for the sample range; fails with every fault named. */
export async function readMapping(file?: string): Promise<CatalogueMapping> {
  if (file === undefined) return parseMapping(defaultMapping, 'default-mapping.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The mapping ${file} cannot be read: ${String(cause)}`, { cause });
  }
  return parseMapping(content, file);
}

export function parseMapping(content: unknown, file: string): CatalogueMapping {
  const result = mappingSchema.safeParse(content);
  if (!result.success) throw new Error(`The mapping ${file} is wrong\n${z.prettifyError(result.error)}`);
  const mapping = result.data.extends ? withSample(result.data) : result.data;
  const groups = new Set(mapping.specieGroups.map(({ slug }) => slug));
  const lost = Object.entries(mapping.species).filter(([, { group }]) => !groups.has(group));
  if (lost.length === 0) return mapping;
  const lines = lost.map(([slug, { group }]) => `species ${slug}: there is no group "${group}"`);
  throw new Error(`The mapping ${file} is wrong\n${lines.join('\n')}`);
}

type CategoryText = CatalogueMapping['categoryTexts'][number];

/** The listing that a text is of. */
const placeOf = ({ category, combination }: CategoryText): string => [category, ...combination.toSorted()].join(' ');

function withSample(mapping: CatalogueMapping): CatalogueMapping {
  const sample = sampleFacts();
  const own = new Set(mapping.specieGroups.map(({ slug }) => slug));
  const said = new Set(mapping.categoryTexts.map(placeOf));
  const isSaid = (text: CategoryText) => said.has(placeOf(text));
  return {
    ...mapping,
    families: { ...sample.families, ...mapping.families },
    finishes: { ...sample.finishes, ...mapping.finishes },
    profiles: { ...sample.profiles, ...mapping.profiles },
    specieGroups: [...sample.specieGroups.filter(({ slug }) => !own.has(slug)), ...mapping.specieGroups],
    species: { ...sample.species, ...mapping.species },
    categoryMedia: { ...sample.categoryMedia, ...mapping.categoryMedia },
    categoryTexts: [...mapping.categoryTexts, ...sample.categoryTexts.filter((text) => !isSaid(text))],
    sampleCategories: [...sample.sampleCategories, ...mapping.sampleCategories],
  };
}
