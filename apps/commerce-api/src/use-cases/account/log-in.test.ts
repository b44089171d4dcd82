import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createLogIn } from './log-in';
import { ANNA, createFakePasswords, createMemoryLimits } from './testing';

const PASSWORD = 'correct horse';
const from = (client: string, changes: object = {}) => Object.assign(createFakeVisitor(), { client, ...changes });

describe('logging in', () => {
  const accounts = {
    byEmail: vi.fn(async (emailKey: string) =>
      emailKey === ANNA.emailKey ? { account: ANNA, passwordHash: `hash of ${PASSWORD}` } : null,
    ),
    rehash: vi.fn(async () => undefined),
  };
  const carts = { merge: vi.fn(async () => undefined) };
  let passwords = createFakePasswords();
  let logIn = createLogIn({ accounts, carts, passwords, limits: createMemoryLimits() });
  beforeEach(() => {
    vi.clearAllMocks();
    passwords = createFakePasswords();
    logIn = createLogIn({ accounts, carts, passwords, limits: createMemoryLimits() });
  });

  const guess = (visitor = createFakeVisitor(), email = ANNA.email) =>
    logIn(visitor, { email, password: 'wrong horse' }).catch(({ code }) => code);
  const enter = (visitor = createFakeVisitor()) =>
    logIn(visitor, { email: ` ${ANNA.email} `, password: PASSWORD }).then(
      () => 'in',
      ({ code }) => code,
    );

  it('merges the guest’s cart before the session is the customer’s (AU-01) (AU-20)', async () => {
    const order: string[] = [];
    carts.merge.mockImplementationOnce(async () => void order.push('merged'));
    const visitor = from('a', { logIn: async () => void order.push('logged in') });
    expect(await enter(visitor)).toBe('in');
    expect(order).toEqual(['merged', 'logged in']);
    expect(carts.merge).toHaveBeenCalledExactlyOnceWith(SHOPPER, { ...SHOPPER, customerId: ANNA.customerId });
  });

  it('merges nothing for whoever proves again to be the customer', async () => {
    await enter(from('a', { shopper: async () => ({ ...SHOPPER, customerId: ANNA.customerId }) }));
    expect(carts.merge).not.toHaveBeenCalled();
  });

  it('says the same of a wrong password, an unknown address and an account without one, after the same work (AU-02)', async () => {
    const work = async (email: string) => {
      const before = passwords.work;
      expect(await guess(createFakeVisitor(), email)).toBe('LOGIN_FAILED');
      return passwords.work - before;
    };
    const known = await work(ANNA.email);
    accounts.byEmail.mockResolvedValueOnce({ account: ANNA, passwordHash: null as unknown as string });
    expect([await work('nobody@example.nl'), await work(ANNA.email)]).toEqual([known, known]);
    expect(known).toBe(1);
  });

  it('stores the password again where it was hashed in another way than today’s', async () => {
    accounts.byEmail.mockResolvedValueOnce({ account: ANNA, passwordHash: `old hash of ${PASSWORD}` });
    expect(await enter()).toBe('in');
    expect(accounts.rehash).toHaveBeenCalledExactlyOnceWith(ANNA.id, `hash of ${PASSWORD}`);
    await enter();
    expect(accounts.rehash).toHaveBeenCalledTimes(1);
  });

  it('is refused after 5 failures of one network for one address, without checking the password', async () => {
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(from('a'))).toBe('LOGIN_FAILED');
    const { work } = passwords;
    await expect(logIn(from('a'), { email: ANNA.email, password: PASSWORD })).rejects.toMatchObject(
      refusal('TOO_MANY_ATTEMPTS', { seconds: 900, minutes: 15 }),
    );
    expect(passwords.work).toBe(work);
    expect(await enter(from('b'))).toBe('in');
  });

  it('counts failures alone: whoever logs in is never refused for it', async () => {
    for (let times = 0; times < 60; times += 1) expect(await enter(from('a'))).toBe('in');
  });

  it('is refused after 50 failures of one network, whatever the addresses', async () => {
    for (let tries = 0; tries < 50; tries += 1) await guess(from('a'), `nobody${tries}@example.nl`);
    expect(await guess(from('a'), 'somebody@example.nl')).toBe('TOO_MANY_ATTEMPTS');
    expect(await enter(from('b'))).toBe('in');
  });

  it('lets the owner in while 50 networks guess: the known browser is counted by itself', async () => {
    const codes = new Set<string>();
    for (let client = 0; client < 50; client += 1)
      for (let tries = 0; tries < 3; tries += 1) codes.add(await guess(from(`network ${client}`)));
    expect([...codes]).toEqual(['LOGIN_FAILED', 'TOO_MANY_ATTEMPTS']);
    expect(await enter(from('a'))).toBe('TOO_MANY_ATTEMPTS');
    const knows = async (customerId: number) => customerId === ANNA.customerId;
    const known = from('a', { knows });
    expect(await enter(known)).toBe('in');
    for (let tries = 0; tries < 5; tries += 1) expect(await guess(known)).toBe('LOGIN_FAILED');
    expect(await guess(known)).toBe('TOO_MANY_ATTEMPTS');
  });
});
