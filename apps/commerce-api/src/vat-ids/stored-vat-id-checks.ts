import { and, desc, eq, lt, notExists } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { carts } from '../database/schema/cart';
import { vatIdChecks } from '../database/schema/vat-id-checks';
import type { VatIdCheck } from '../domain/checkout/vat-id-check';
import type { Clock } from '../ports/clock';
import type { KeptVatIdCheck, VatIdChecks } from '../ports/vat-ids';

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

interface StoredVatIdChecksOptions {
  readonly db: NodePgDatabase;
  readonly clock: Clock;
}

/** Checks of VAT ids in the database. */
export function createStoredVatIdChecks({ db, clock }: StoredVatIdChecksOptions): VatIdChecks {
  return {
    async keep({ checkedAt, ...check }) {
      const [row] = await db
        .insert(vatIdChecks)
        .values({ ...check, checkedAt: new Date(checkedAt) })
        .returning();
      if (!row) throw new Error('An insert returned no row');
      return toKept(row);
    },
    async latestOf(vatId) {
      const [row] = await db
        .select()
        .from(vatIdChecks)
        .where(eq(vatIdChecks.vatId, vatId))
        .orderBy(desc(vatIdChecks.checkedAt), desc(vatIdChecks.id))
        .limit(1);
      return row ? toKept(row) : null;
    },
    async removeExpired() {
      const isOld = lt(vatIdChecks.checkedAt, new Date(clock.now().getTime() - KEPT_FOR_MS));
      const ofCarts = db.select().from(carts).where(eq(carts.vatIdCheckId, vatIdChecks.id));
      await db.delete(vatIdChecks).where(and(isOld, notExists(ofCarts)));
    },
  };
}

type VatIdCheckRow = typeof vatIdChecks.$inferSelect;

/** A stored check in the words of the domain. */
export function toVatIdCheck({ vatId, outcome, checkedAt, consultationNumber }: VatIdCheckRow): VatIdCheck {
  return { vatId, outcome, checkedAt: checkedAt.toISOString(), consultationNumber };
}

const toKept = (row: VatIdCheckRow): KeptVatIdCheck => ({ ...toVatIdCheck(row), id: row.id });
