import { lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { mailLinks } from '../database/schema/accounts';
import type { MailLinks } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import { findLink, insertLink } from './mail-link-rows';

/** Links in mails, in PostgreSQL. */
export function createMailLinks({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): MailLinks {
  return {
    issue: (account, purpose) => insertLink(db, account, { purpose, now: clock.now() }),
    find: (token, purpose) => findLink(db, token, { purpose, now: clock.now() }),
    async removeExpired() {
      await db.delete(mailLinks).where(lte(mailLinks.expiresAt, clock.now()));
    },
  };
}
