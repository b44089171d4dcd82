import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../backends/embedded/testing/start-embedded';
import { quotations } from '../../database/schema/quotations';
import { shippedRates } from '../../freight/testing';
import type { Job } from '../../ports/jobs';
import type { CustomerShopper } from '../../ports/quotations';
import { runQuotationsCommand } from './run-quotations-command';

/** 10:00 in Berlin. */
const SAVED = new Date('2026-11-02T09:00:00Z');
const MIDNIGHT = new Date('2026-12-02T23:00:00Z');
/** Still the evening of the 3rd in UTC, and the 4th in Berlin. */
const ANSWERED = new Date('2026-12-03T23:30:00Z');

describe('commands for quotations', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let now = SAVED;
  let jobs: Job[] = [];
  beforeAll(async () => {
    backend = await startEmbedded(shippedRates, { now: () => now });
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    now = SAVED;
    jobs = [];
    await backend.db.delete(quotations);
  });

  /** Runs what was typed, and returns what it said. */
  async function run(typed: string, options: { state?: string; limit?: number; days?: string } = {}): Promise<string> {
    const [command, ...words] = typed.split(' ');
    const lines: string[] = [];
    const isKnown = await runQuotationsCommand({
      ...{ command, words, ...options, db: backend.db, clock: { now: () => now } },
      enqueue: async (_tx, job) => void jobs.push(job),
      say: (line) => void lines.push(line),
    });
    if (!isKnown) throw new Error('no such command');
    return lines.join('\n').replaceAll('\u00a0', ' ');
  }

  const kept = () => {
    if (!backend.ports.quotations) throw new Error('The embedded backend keeps quotations');
    return backend.ports.quotations;
  };
  /** An expired quotation of 40 boards, and what its customer asked for at midnight. */
  async function asked() {
    now = SAVED;
    const customer = (await backend.newKnownCustomer('de')) as CustomerShopper;
    await backend.ports.carts.addMultipleItems(customer, [{ variantId: backend.variants.board, pieces: 40 }]);
    await backend.ports.carts.setTexts(customer, { projectReference: 'Huis <Noord>' });
    const expired = await kept().save(customer);
    now = MIDNIGHT;
    const asking: CustomerShopper = { ...customer, locale: 'nl' };
    return { customer, expired, quotation: await kept().askAgain(asking, expired.id) };
  }

  it('list the newest first, and those of a state', async () => {
    expect(await run('list')).toBe('There are no such quotations');
    const { expired, quotation } = await asked();
    const lines = (await run('list')).split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${quotation.name}: asked for, 2026-12-02 23:00 UTC, € .+ net$`));
    expect(lines[1]).toMatch(new RegExp(`^${expired.name}: expired 2026-12-02, 2026-11-02 09:00 UTC, € .+ net$`));
    expect(await run('list', { state: 'asked' })).toBe(lines[0]);
    expect(await run('list', { state: 'expired' })).toBe(lines[1]);
    expect(await run('list', { state: 'valid' })).toBe('There are no such quotations');
    expect(await run('list', { limit: 1 })).toBe(lines[0]);
    await expect(run('list', { state: 'sent' })).rejects.toThrow('--state takes one of asked, valid, expired');
  });

  it('show its lines with the prices that it keeps', async () => {
    const { quotation } = await asked();
    const shown = await run(`show ${quotation.name.toLowerCase()}`);
    expect(shown).toContain('project: Huis <Noord>');
    expect(shown).toMatch(/\n40 × .+, € .+ each$/);
    await expect(run('show S1')).rejects.toThrow('There is no quotation S1 (any more)');
  });

  it('answer one that was asked for, once: it is ordered at its prices, and its customer is told (DB-16)', async () => {
    const { customer, quotation } = await asked();
    now = ANSWERED;
    expect(await run(`answer ${quotation.name.toLowerCase()}`, { days: '14' })).toContain('until 2026-12-18');
    const data = { quotationId: quotation.id };
    expect(jobs).toEqual([{ name: 'quotation-answered', key: String(quotation.id), data }]);
    expect(await kept().asked(quotation.id)).toMatchObject({
      ...{ locale: 'nl', name: 'Anna Visser' },
      quotation: { state: 'QuotationSent', savedAt: ANSWERED, validUntil: '2026-12-18', lines: quotation.lines },
    });
    expect((await kept().open(customer, quotation.id)).lines).toMatchObject([{ pieces: 40 }]);
    expect(await run(`answer ${quotation.name}`)).toContain('answered already');
    expect(jobs).toHaveLength(1);
    expect(await run('list', { state: 'valid' })).toContain(quotation.name);
  });

  it('answer for 30 days unless it is said otherwise, 0 being today only', async () => {
    const { quotation } = await asked();
    for (const days of ['', '-1', '366', '3.5', 'two'])
      await expect(run(`answer ${quotation.name}`, { days })).rejects.toThrow('--days takes a number from 0 to 365');
    expect(await run(`answer ${quotation.name}`)).toContain('until 2027-01-02');
    const { quotation: other } = await asked();
    expect(await run(`answer ${other.name}`, { days: '0' })).toContain('until 2026-12-03');
  });

  it('are no others', async () => {
    for (const typed of ['archive S1', 'show', 'answer', 'list S1', 'show S1 S2'])
      await expect(run(typed), typed).rejects.toThrow('no such command');
  });
});
