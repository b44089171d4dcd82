import { eq, notInArray, or } from 'drizzle-orm';
import { anyOf } from '../../../../database/any-of';
import { catalogueState, productFinishes, productVariants } from '../../../../database/schema/catalogue';
import { odooFinishServices, odooSync, odooVariantUnits } from '../../../../database/schema/odoo-catalogue';
import type { Queryable, Transaction } from '../../../../database/transaction';
import { inBatches } from '../read/in-batches';
import type { ChargedFinish } from '../records/map-finishes';
import type { VariantUnit } from '../records/mapped-template';

/** Rows of one insert. */
const BATCH = 5000;

export interface SyncState {
  readonly source: string;
  readonly settings: string;
  /** Newest `write_date` seen. */
  readonly newest: string;
}

/** How far the catalogue follows its Odoo; undefined when it is another source's. */
export async function readSyncState(db: Queryable): Promise<SyncState | undefined> {
  const [state] = await db
    .select({ source: odooSync.source, settings: odooSync.settings, newest: odooSync.newest })
    .from(odooSync)
    .innerJoin(catalogueState, eq(catalogueState.source, odooSync.source));
  return state;
}

export async function writeSyncState(tx: Transaction, state: SyncState): Promise<void> {
  await tx.delete(odooSync);
  await tx.insert(odooSync).values({ ...state, syncedAt: new Date() });
}

/** Replaces what charges the finishes of some products, and forgets that of finishes that are gone. */
export async function writeCharged(
  tx: Transaction,
  finishIds: readonly number[],
  charged: readonly ChargedFinish[],
): Promise<void> {
  const isGone = notInArray(odooFinishServices.finishId, tx.select({ id: productFinishes.id }).from(productFinishes));
  await tx.delete(odooFinishServices).where(or(anyOf(odooFinishServices.finishId, finishIds), isGone));
  for (const batch of inBatches(charged, BATCH)) await tx.insert(odooFinishServices).values([...batch]);
}

/** Replaces the units of some variants, and forgets those of variants that are gone. */
export async function writeUnits(
  tx: Transaction,
  variantIds: readonly number[],
  units: readonly VariantUnit[],
): Promise<void> {
  const isGone = notInArray(odooVariantUnits.variantId, tx.select({ id: productVariants.id }).from(productVariants));
  await tx.delete(odooVariantUnits).where(or(anyOf(odooVariantUnits.variantId, variantIds), isGone));
  for (const batch of inBatches(units, BATCH)) await tx.insert(odooVariantUnits).values([...batch]);
}
