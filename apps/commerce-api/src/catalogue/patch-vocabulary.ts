import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRecords } from '@geven/catalogue-records';
import { and, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm';
import {
  attributeValues,
  categoryTexts,
  internalCategories,
  productCategories,
  productTemplates,
  ribbons,
  species,
  taggings,
  websiteCategories,
} from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';

/** What products refer to. */
export type VocabularyRecords = Pick<
  CatalogueRecords,
  'species' | 'attributeValues' | 'categories' | keyof typeof REPLACED
>;

/** What nothing in the database points at is replaced as a whole. */
const REPLACED = { categoryTexts, internalCategories, ribbons, taggings };

/** Writes what is new or different and returns whether anything was; what is gone stays until no product needs it. */
export async function writeVocabulary(tx: Transaction, vocabulary: VocabularyRecords): Promise<boolean> {
  const stored: VocabularyRecords = {
    species: await tx.select().from(species),
    attributeValues: await tx.select().from(attributeValues),
    categories: await tx.select().from(websiteCategories),
    categoryTexts: await tx.select().from(categoryTexts),
    internalCategories: await tx.select().from(internalCategories),
    ribbons: await tx.select().from(ribbons),
    taggings: await tx.select().from(taggings),
  };
  if (isDeepStrictEqual(sorted(stored), sorted(vocabulary))) return false;
  if (vocabulary.species.length > 0) {
    await tx
      .insert(species)
      .values(vocabulary.species)
      .onConflictDoUpdate({
        target: species.slug,
        set: excluded(
          ...['parent', 'sequence', 'latin_name', 'durability_class', 'modification', 'marine_durability'],
          ...['density', 'movement', 'hardness', 'texts'],
        ),
      });
  }
  if (vocabulary.attributeValues.length > 0) {
    await tx
      .insert(attributeValues)
      .values(vocabulary.attributeValues)
      .onConflictDoUpdate({
        target: [attributeValues.attribute, attributeValues.slug],
        set: excluded('sequence', 'texts'),
      });
  }
  if (vocabulary.categories.length > 0) {
    // Two categories may have swapped their keys, which must differ at every moment.
    await tx.update(websiteCategories).set({ key: sql`'was:' || ${websiteCategories.id}` });
    await tx
      .insert(websiteCategories)
      .values(vocabulary.categories)
      .onConflictDoUpdate({
        target: websiteCategories.id,
        set: excluded('parent_id', 'key', 'sequence', 'media', 'texts'),
      });
  }
  for (const name of Object.keys(REPLACED) as (keyof typeof REPLACED)[]) {
    await tx.delete(REPLACED[name]);
    if (vocabulary[name].length > 0) await tx.insert(REPLACED[name]).values(vocabulary[name]);
  }
  return true;
}

/** Takes away what is gone; a species that a product still has stays. */
export async function deleteOldVocabulary(tx: Transaction, vocabulary: VocabularyRecords): Promise<void> {
  const categoryIds = vocabulary.categories.map(({ id }) => id);
  await tx.delete(productCategories).where(notInArray(productCategories.categoryId, categoryIds));
  await tx.delete(websiteCategories).where(notInArray(websiteCategories.id, categoryIds));
  const keys = vocabulary.attributeValues.map(({ attribute, slug }) => `${attribute} ${slug}`);
  await tx
    .delete(attributeValues)
    .where(notInArray(sql`${attributeValues.attribute} || ' ' || ${attributeValues.slug}`, keys));
  const slugs = vocabulary.species.map(({ slug }) => slug);
  const used = tx.select({ slug: productTemplates.specie }).from(productTemplates).where(sql`specie is not null`);
  const isUsed = inArray(species.slug, used);
  const isParent = inArray(
    species.slug,
    sql`(select parent from species where parent is not null and slug in ${used})`,
  );
  await tx.delete(species).where(and(notInArray(species.slug, slugs), not(isUsed), not(isParent)));
}

/** The columns, by the names of their properties, as the conflicting row would have had them. */
function excluded(...columns: string[]): Record<string, SQL> {
  return Object.fromEntries(
    columns.map((column) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      sql.raw(`excluded.${column}`),
    ]),
  );
}

function sorted({ species, attributeValues, categories, ...replaced }: VocabularyRecords): VocabularyRecords {
  const by = <Row>(rows: readonly Row[], keyOf: (row: Row) => string) =>
    rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return {
    species: by(species, ({ slug }) => slug),
    attributeValues: by(attributeValues, ({ attribute, slug }) => `${attribute} ${slug}`),
    categories: by(categories, ({ id }) => String(id)),
    categoryTexts: by(replaced.categoryTexts, ({ categoryId, combination }) => `${categoryId} ${combination}`),
    internalCategories: by(replaced.internalCategories, ({ id }) => String(id)),
    ribbons: by(replaced.ribbons, ({ id }) => String(id)),
    taggings: by(replaced.taggings, ({ slug }) => slug),
  };
}
