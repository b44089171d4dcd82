import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CatalogueRecords, groupBy } from '@geven/catalogue-records';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { anyOf } from '../database/any-of';
import type { Database } from '../database/connection';
import { copyRows } from '../database/copy-rows';
import {
  catalogueState,
  productCategories,
  productFinishes,
  productTemplates,
  productVariants,
} from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';
import { announceCatalogueChange } from './catalogue-changes';
import { lockCatalogue } from './catalogue-lock';
import { deleteOldVocabulary, type VocabularyRecords, writeVocabulary } from './patch-vocabulary';
import { notePrices } from './price-history';

export type ProductRecords = Pick<CatalogueRecords, 'templates' | 'variants' | 'finishes' | 'productCategories'>;

export interface CataloguePatch extends ProductRecords {
  /** The products that the patch is about: those that its records lack are taken away. */
  readonly templateIds: readonly number[];
  /** All species, values and categories, where they may have changed. */
  readonly vocabulary?: VocabularyRecords | undefined;
  /** When the prices began. @default now, by the clock of the database */
  readonly pricedAt?: Date;
  /** What is stored in the same transaction. */
  readonly alongside?: (tx: Transaction) => Promise<void>;
}

/** Brings some products up to date and returns whether anything was different; only then do processes read it again. */
export async function patchCatalogue(
  database: Pick<Database, 'transactionOnClient'>,
  patch: CataloguePatch,
): Promise<boolean> {
  return database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    const { vocabulary } = patch;
    const isVocabularyNew = vocabulary ? await writeVocabulary(tx, vocabulary) : false;
    const changed = await changedIds(tx, patch);
    if (changed.length > 0) {
      await replaceProducts(tx, client, { ...patch, templateIds: changed });
      await notePrices(tx, { templateIds: changed, at: patch.pricedAt });
    }
    if (vocabulary && isVocabularyNew) await deleteOldVocabulary(tx, vocabulary);
    await patch.alongside?.(tx);
    if (changed.length === 0 && !isVocabularyNew) return false;
    await noteVersion(tx, patch);
    await announceCatalogueChange(tx);
    return true;
  });
}

async function changedIds(tx: Transaction, patch: CataloguePatch): Promise<number[]> {
  const ids = patch.templateIds;
  if (ids.length === 0) return [];
  const stored = byTemplate({
    templates: await tx.select().from(productTemplates).where(anyOf(productTemplates.id, ids)),
    variants: await tx.select().from(productVariants).where(anyOf(productVariants.templateId, ids)),
    finishes: await tx.select().from(productFinishes).where(anyOf(productFinishes.templateId, ids)),
    productCategories: await tx.select().from(productCategories).where(anyOf(productCategories.templateId, ids)),
  });
  const wanted = byTemplate(patch);
  return ids.filter((id) => !isDeepStrictEqual(stored(id), wanted(id)));
}

/** Everything of one product, in an order that two of them can be compared in. */
function byTemplate({ templates, variants, finishes, productCategories }: ProductRecords) {
  const template = new Map(templates.map((row) => [row.id, row]));
  const variantsOf = groupBy(variants, ({ templateId }) => templateId);
  const finishesOf = groupBy(finishes, ({ templateId }) => templateId);
  const categoriesOf = groupBy(productCategories, ({ templateId }) => templateId);
  return (id: number) => ({
    template: template.get(id),
    variants: (variantsOf.get(id) ?? []).toSorted((one, other) => one.id - other.id),
    finishes: (finishesOf.get(id) ?? []).toSorted((one, other) => one.id - other.id),
    categories: (categoriesOf.get(id) ?? []).map(({ categoryId }) => categoryId).sort((one, other) => one - other),
  });
}

/** Rows go before others come: two products may have swapped a number that only one may have. */
async function replaceProducts(tx: Transaction, client: ClientBase, patch: CataloguePatch): Promise<void> {
  const ids = patch.templateIds;
  const isMeant = new Set(ids);
  await tx.delete(productCategories).where(anyOf(productCategories.templateId, ids));
  await tx.delete(productFinishes).where(anyOf(productFinishes.templateId, ids));
  await tx.delete(productVariants).where(anyOf(productVariants.templateId, ids));
  await tx.delete(productTemplates).where(anyOf(productTemplates.id, ids));
  const ofMeant = <Row extends { templateId: number }>(rows: readonly Row[]) =>
    rows.filter(({ templateId }) => isMeant.has(templateId));
  const templates = patch.templates.filter(({ id }) => isMeant.has(id));
  await copyRows(client, 'product_templates', templates);
  await copyRows(client, 'product_variants', ofMeant(patch.variants));
  await copyRows(client, 'product_finishes', ofMeant(patch.finishes));
  await copyRows(client, 'product_categories', ofMeant(patch.productCategories));
}

/** The version of a patched catalogue follows from the one before and the patch. */
async function noteVersion(tx: Transaction, patch: CataloguePatch) {
  const { templates, variants, finishes, productCategories, vocabulary } = patch;
  const [state] = await tx.select().from(catalogueState).limit(1);
  const hash = createHash('sha256').update(state?.version ?? '');
  const records = [templates, variants, finishes, productCategories, vocabulary];
  const version = hash.update(JSON.stringify(records)).digest('hex');
  await tx.update(catalogueState).set({ version: version.slice(0, 16), filledAt: sql`now()` });
}
