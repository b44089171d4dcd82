import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { migrateDatabase } from '../database/migrate';
import { createTestDatabase } from '../database/testing';
import { createOwnCaptcha } from './own-captcha';

describe('the shop’s own captcha', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date();
  const clock = { now: () => now };
  const open = (secret = 'a secret of the test') => createOwnCaptcha({ db: database.db, clock, secret });
  beforeAll(async () => {
    made = await createTestDatabase();
    await migrateDatabase(made.url);
    database = createDatabase(made.url);
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  async function solve(captcha = open()) {
    const challenge = await captcha.challenge();
    return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  }

  it('takes a solution once, whichever process is asked (CF-09)', async () => {
    const token = encode(await solve());
    const answers = await Promise.all([open(), open(), open()].map((each) => each.verify(token, null)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await open().verify(token, null)).toBe(false);
  });

  it('takes no solution of another shop, and none that was tampered with (CF-09)', async () => {
    const { challenge, solution } = await solve();
    expect(await open('another secret').verify(encode({ challenge, solution }), null)).toBe(false);
    const later = { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 };
    expect(await open().verify(encode({ challenge: { ...challenge, parameters: later }, solution }), null)).toBe(false);
    const wrong = { ...solution, derivedKey: '00'.repeat(32) };
    expect(await open().verify(encode({ challenge, solution: wrong }), null)).toBe(false);
    expect(await open().verify(encode({ challenge, solution }), null)).toBe(true);
  });

  it('takes no solution after ten minutes, and then forgets which were used (CF-09)', async () => {
    const [used, late] = [encode(await solve()), encode(await solve())];
    expect(await open().verify(used, null)).toBe(true);
    now = new Date(now.getTime() + 10 * 60 * 1000 + 1000);
    expect(await open().verify(late, null)).toBe(false);
    await open().removeExpired();
    expect(await open().verify(used, null)).toBe(false);
    now = new Date();
  });

  it.each(['', 'x', encode({}), encode(null), 'e30='.repeat(2000)])('takes nothing like %j', async (token) => {
    expect(await open().verify(token, null)).toBe(false);
  });
});
