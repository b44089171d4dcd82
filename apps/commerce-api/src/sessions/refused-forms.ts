import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { refusedForms } from '../database/schema/refused-forms';
import type { Clock } from '../ports/clock';

/** An hour: long enough to fix a mistake after a telephone call. */
export const REFUSED_FORM_LIFE_MS = 60 * 60 * 1000;

/** A session keeps its newest ones, for tabs beside each other: nobody fills the table with forms. */
const MAX_OF_SESSION = 5;

/** Refused forms of the shop's pages, each readable by the session that it was kept for alone. */
export interface RefusedForms {
  /** Returns the form's id. */
  keep(sessionId: number, form: string): Promise<string>;
  /** Null for one that is unknown, expired or another session's. */
  find(sessionId: number, id: string): Promise<string | null>;
  removeExpired(): Promise<void>;
}

/** Refused forms in PostgreSQL. */
export function createRefusedForms({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): RefusedForms {
  const { id, sessionId, createdAt } = refusedForms;
  const expiredBefore = () => new Date(clock.now().getTime() - REFUSED_FORM_LIFE_MS);

  return {
    async keep(ofSession, form) {
      const [kept] = await db
        .insert(refusedForms)
        .values({ sessionId: ofSession, form, createdAt: clock.now() })
        .returning({ id });
      if (!kept) throw new Error('An insert returned no row');
      const older = db
        .select({ id })
        .from(refusedForms)
        .where(eq(sessionId, ofSession))
        .orderBy(desc(createdAt))
        .offset(MAX_OF_SESSION);
      await db.delete(refusedForms).where(inArray(id, older));
      return kept.id;
    },
    async find(ofSession, formId) {
      const [found] = await db
        .select({ form: refusedForms.form })
        .from(refusedForms)
        .where(and(eq(id, formId), eq(sessionId, ofSession), gt(createdAt, expiredBefore())));
      return found?.form ?? null;
    },
    async removeExpired() {
      await db.delete(refusedForms).where(lte(createdAt, expiredBefore()));
    },
  };
}
