import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { newsletterLinks } from '../database/schema/newsletter';
import { createTestDatabase } from '../database/testing';
import type { Job } from '../ports/jobs';
import { hashOfToken } from '../sessions/token';
import { createStoredNewsletters } from './stored-newsletters';

const NOW = new Date('2026-11-26T16:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

describe('stored subscriptions to newsletters', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  let now = NOW;
  let mailboxes = 0;
  let address = '';
  const newsletters = () =>
    createStoredNewsletters({
      db: database.db,
      clock: { now: () => now },
      enqueue: async (_tx, job) => void jobs.push(job),
    });
  const wish = (mailingId = 1) => ({
    ...{ mailingId, email: address, emailKey: address, locale: 'nl' as const, wording: 'Nieuwsbrief: nieuws' },
  });
  const names = () => jobs.map(({ name }) => name);
  const wishOfLastMail = () => jobs.at(-1)?.data as { subscriptionId: number; requestId: string };
  const states = async () => (await newsletters().ofAddress(address)).map(({ state }) => state);
  const proof = async () => {
    const [subscription] = await newsletters().ofAddress(address);
    return subscription ? await newsletters().proofOf(subscription.id) : [];
  };
  async function mailedLink(): Promise<string> {
    await newsletters().request(wish());
    return await newsletters().issueLink({ ...wishOfLastMail(), purpose: 'confirm' });
  }

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  beforeEach(() => {
    mailboxes += 1;
    [jobs, now, address] = [[], NOW, `reader${mailboxes}@example.nl`];
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  it('begin with a mailed link, once however often it is followed (FT-17) (API-59)', async () => {
    const token = await mailedLink();
    expect([await states(), names()]).toEqual([['pending'], ['confirm-newsletter']]);
    expect(await Promise.all([newsletters().confirm(token), newsletters().confirm(token)])).toEqual([true, true]);
    expect([await states(), names()]).toEqual([['subscribed'], ['confirm-newsletter', 'newsletter-welcome']]);
  });

  it('are proven by what was agreed to, the mail and the link, each with its time (FT-17)', async () => {
    const token = await mailedLink();
    const mailed = wishOfLastMail();
    await newsletters().noteMailed(mailed, '<1@geven.example>');
    await newsletters().noteMailed(mailed, '<1@geven.example>');
    now = new Date(NOW.getTime() + 60_000);
    await newsletters().confirm(token);
    expect(await proof()).toEqual([
      { kind: 'requested', at: NOW, evidence: 'Nieuwsbrief: nieuws' },
      { kind: 'mailed', at: NOW, evidence: '<1@geven.example>' },
      { kind: 'confirmed', at: now, evidence: 'Nieuwsbrief' },
    ]);
  });

  it('keep tokens of links as hashes alone', async () => {
    const token = await mailedLink();
    const hashes = (await database.db.select().from(newsletterLinks)).map(({ tokenHash }) => tokenHash);
    expect(hashes).toContain(hashOfToken(token));
    expect(hashes).not.toContain(token);
  });

  it('do not begin by a link of more than 7 days, nor by one that leads nowhere', async () => {
    const token = await mailedLink();
    now = new Date(NOW.getTime() + WEEK_MS);
    expect([await newsletters().confirm(token), await newsletters().confirm('nothing')]).toEqual([false, false]);
    await newsletters().removeExpired();
    expect(await states()).toEqual([]);
  });

  it('may be asked for again, by either mail, and not again once they have begun', async () => {
    const first = await mailedLink();
    await mailedLink();
    expect(await newsletters().confirm(first)).toBe(true);
    jobs = [];
    await newsletters().request(wish());
    expect([await states(), jobs]).toEqual([['subscribed'], []]);
  });

  it('end by the link of a newsletter at any time, and do not begin again by an old mail', async () => {
    const token = await mailedLink();
    await newsletters().confirm(token);
    const leave = await newsletters().issueLink({ ...wishOfLastMail(), purpose: 'unsubscribe' });
    now = new Date(NOW.getTime() + 100 * WEEK_MS);
    expect(await newsletters().unsubscribeByLink(token)).toBe(false);
    expect(await newsletters().unsubscribeByLink(leave)).toBe(true);
    expect(await newsletters().unsubscribeByLink(leave)).toBe(true);
    expect(await states()).toEqual(['unsubscribed']);
    now = NOW;
    expect(await newsletters().confirm(token)).toBe(false);
    expect((await proof()).map(({ kind }) => kind)).toEqual(['requested', 'confirmed', 'unsubscribed']);
  });

  it('of a proven address begin without a mail to confirm, and each newsletter by itself (DB-30) (API-61)', async () => {
    await newsletters().subscribe(wish(1));
    await newsletters().subscribe(wish(2));
    await newsletters().subscribe(wish(2));
    await newsletters().unsubscribe(address, 1);
    await newsletters().unsubscribe('nobody@example.nl', 1);
    expect([await states(), names()]).toEqual([
      ['unsubscribed', 'subscribed'],
      ['newsletter-welcome', 'newsletter-welcome'],
    ]);
  });

  it('that were proven once keep the proof, also where a later wish was never confirmed', async () => {
    await newsletters().subscribe(wish());
    await newsletters().unsubscribe(address, 1);
    await newsletters().request(wish());
    now = new Date(NOW.getTime() + WEEK_MS);
    await newsletters().removeExpired();
    expect(await states()).toEqual(['unsubscribed']);
    expect(await proof()).toHaveLength(4);
  });
});
