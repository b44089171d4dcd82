import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { websiteCategories } from '../../database/schema/catalogue';
import { createTestDatabase } from '../../database/testing';
import { type CouponWords, runCouponsCommand } from './run-coupons-command';

describe('commands for promo codes', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    const decking = { id: 1, key: 'decking', sequence: 1, media: {} as never, texts: {} as never };
    await database.db.insert(websiteCategories).values(decking);
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  async function run(command: string | undefined, words: string[] = [], options: CouponWords = {}) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const isKnown = await runCouponsCommand({ db: database.db, command, words, options, say });
    return { isKnown, text: lines.join('\n') };
  }

  it('make, list and end codes', async () => {
    expect((await run('list')).text).toBe('There are no coupons');
    await run('add', ['larch3'], { percent: '3', category: 'decking', from: '2027-01-01', until: '2027-03-31' });
    await run('add', ['TEN'], { amount: '10', minimum: '149,50', uses: '100', from: '2027-01-01' });
    await run('add', ['FREE'], { 'free-delivery': true, 'price-list': 'standard', from: '2027-01-01' });
    const { text } = await run('list');
    expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      'FREE: free delivery, 2027-01-01 to no end, price list standard, used 0 times',
      'LARCH3: 3% of decking, 2027-01-01 to 2027-03-31, used 0 times',
      'TEN: € 10,00, from € 149,50, 2027-01-01 to no end, used 0 of 100 times',
    ]);
    expect((await run('end', ['ten'])).text).toBe('TEN is not valid any more');
    await expect(run('end', ['ten'])).rejects.toThrow('TEN');
    await expect(run('add', ['TEN'], { amount: '10' })).rejects.toThrow('already');
  });

  it.each<[string, CouponWords, string]>([
    ['two benefits', { percent: '3', amount: '10' }, 'one of'],
    ['no benefit', {}, 'one of'],
    ['more than everything', { percent: '101' }, '100 at most'],
    ['half a percent', { percent: '0.5' }, 'whole number'],
    ['a category that is not there', { percent: '3', category: 'kitchens' }, 'no category'],
    ['a category of an amount', { amount: '3', category: 'decking' }, '--category goes with'],
    ['nothing in euros', { amount: '0' }, 'takes euros'],
    ['a third of a cent', { amount: '1.333' }, 'takes euros'],
    ['a day that is none', { percent: '3', until: '2027-04-31' }, 'takes a day'],
    ['an end before the beginning', { percent: '3', from: '2027-02-01', until: '2027-01-01' }, 'before'],
    ['a list that is not there', { percent: '3', 'price-list': 'gold' }, 'no price list'],
  ])('refuse %s', async (_, options, reason) => {
    await expect(run('add', ['REFUSED'], options)).rejects.toThrow(reason);
    expect((await run('list')).text).not.toContain('REFUSED');
  });

  it('refuse codes that nobody could enter, and what is no command', async () => {
    await expect(run('add', ['A B'], { percent: '3' })).rejects.toThrow('3 to 30');
    for (const words of [[], ['A', 'B']]) expect((await run('add', words, { percent: '3' })).isKnown).toBe(false);
    expect((await run('delete', ['LARCH3'])).isKnown).toBe(false);
  });
});
