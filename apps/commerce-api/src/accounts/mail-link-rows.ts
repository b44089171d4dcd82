import { and, eq, gt, isNull } from 'drizzle-orm';
import { accounts, mailLinks } from '../database/schema/accounts';
import type { Queryable } from '../database/transaction';
import type { Account } from '../domain/accounts/account';
import { LINK_LIFE_MS, type LinkPurpose } from '../domain/accounts/mail-link';
import { hashOfToken, newToken } from '../sessions/token';
import { isEnabled, toAccount } from './account-rows';

interface LinkOptions {
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/** Makes a link; its token is in no table. */
export async function insertLink(
  db: Queryable,
  account: Pick<Account, 'id' | 'emailKey'>,
  { purpose, now }: LinkOptions,
): Promise<string> {
  const token = newToken();
  await db.insert(mailLinks).values({
    tokenHash: hashOfToken(token),
    purpose,
    accountId: account.id,
    emailKey: account.emailKey,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS[purpose]),
  });
  return token;
}

const isGood = (token: string, { purpose, now }: LinkOptions) =>
  and(
    eq(mailLinks.tokenHash, hashOfToken(token)),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, now),
    isNull(mailLinks.spentAt),
  );

/** The account that a link can be spent for now; one to an address that the account no longer has is good for nothing. */
export async function findLink(db: Queryable, token: string, options: LinkOptions): Promise<Account | null> {
  const [found] = await db
    .select({ account: accounts })
    .from(mailLinks)
    .innerJoin(accounts, and(eq(accounts.id, mailLinks.accountId), eq(accounts.emailKey, mailLinks.emailKey)))
    .where(and(isGood(token, options), isEnabled()));
  return found ? toAccount(found.account) : null;
}

/** Spends a link, once however many try at the same moment; null for one that cannot be spent. */
export async function spendLink(db: Queryable, token: string, options: LinkOptions): Promise<Account | null> {
  const account = await findLink(db, token, options);
  if (!account) return null;
  const spent = await db
    .update(mailLinks)
    .set({ spentAt: options.now })
    .where(isGood(token, options))
    .returning({ hash: mailLinks.tokenHash });
  return spent.length > 0 ? account : null;
}

/** Spends a link that was sent for an account to another address than it has; false for one that cannot be spent. */
export async function spendLinkTo(
  db: Queryable,
  token: string,
  options: LinkOptions,
  { id, emailKey }: Pick<Account, 'id' | 'emailKey'>,
): Promise<boolean> {
  const isSentThere = and(eq(mailLinks.accountId, id), eq(mailLinks.emailKey, emailKey));
  const spent = await db
    .update(mailLinks)
    .set({ spentAt: options.now })
    .where(and(isGood(token, options), isSentThere))
    .returning({ hash: mailLinks.tokenHash });
  return spent.length > 0;
}

/** Makes links of an account void, of one purpose or of all. */
export async function deleteLinks(db: Queryable, accountId: number, purpose?: LinkPurpose): Promise<void> {
  const isOfPurpose = purpose ? eq(mailLinks.purpose, purpose) : undefined;
  await db.delete(mailLinks).where(and(eq(mailLinks.accountId, accountId), isOfPurpose));
}
