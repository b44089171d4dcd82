import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../domain/accounts/account';
import type { SignUpDraft } from '../../domain/accounts/check-sign-up';
import { createPasswordRules } from '../../domain/accounts/password-rules';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createCheckEmail } from './check-email';
import { createConfirmEmail, createSendConfirmation } from './confirm-email';
import { createDeviceUseCases } from './device-use-cases';
import { createLoadUser } from './load-user';
import { createRegister } from './register';
import { createChangePassword, createResetPassword } from './reset-password';
import { ANNA, createFakeCustomer, createFakePasswords, createMemoryLimits } from './testing';
import { createUpdatePassword } from './update-password';

const PASSWORD = 'correct horse';
const NEW = 'another horse 7';
const checkPassword = createPasswordRules({ common: new Set(['password']), ownWords: [] });
const NOBODY = { company: null, billing: null };

const accounts = {
  byEmail: vi.fn(async (key: string) =>
    key === ANNA.emailKey ? { account: ANNA, passwordHash: `hash of ${PASSWORD}` } : null,
  ),
  ofCustomer: vi.fn(),
  register: vi.fn(async (): Promise<Account | null> => ANNA),
  sendMail: vi.fn(async () => undefined),
  confirm: vi.fn(async () => true),
  setPassword: vi.fn(async () => undefined),
  resetPassword: vi.fn(async (): Promise<Account | null> => ANNA),
};
const customers = {
  profile: vi.fn(async () => NOBODY),
  saveProfile: vi.fn(async () => undefined),
  join: vi.fn(async () => undefined),
};
const carts = { merge: vi.fn(async () => undefined) };
const links = { find: vi.fn(async (): Promise<Account | null> => ANNA) };
let passwords = createFakePasswords();
let limits = createMemoryLimits();
const all = () => ({ accounts, customers, carts, links, passwords, limits, checkPassword });

beforeEach(() => {
  vi.clearAllMocks();
  accounts.ofCustomer.mockResolvedValue({ account: ANNA, passwordHash: `hash of ${PASSWORD}` });
  passwords = createFakePasswords();
  limits = createMemoryLimits();
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );

describe('registering', () => {
  const draft: SignUpDraft = {
    ...{ name: 'Bo', email: 'Bo@example.nl', password: PASSWORD, isTermsAccepted: true, isPrivacyAccepted: true },
    ...{ isCompany: true, companyName: 'Brandt', industryId: 1 },
  };
  const register = (changes: Partial<SignUpDraft> = {}, visitor = createFakeVisitor({ locale: 'de' })) =>
    createRegister(all())(visitor, { ...draft, ...changes });

  it('stores a hash, the language and the company, and goes on with the guest’s cart (API-49) (AU-06)', async () => {
    await register();
    expect(accounts.register).toHaveBeenCalledExactlyOnceWith({
      ...{ name: 'Bo', email: 'Bo@example.nl', emailKey: 'bo@example.nl', phone: '', locale: 'de' },
      passwordHash: `hash of ${PASSWORD}`,
    });
    const company = expect.objectContaining({ name: 'Brandt', industryId: 1 });
    expect(customers.saveProfile).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, { company });
    expect(carts.merge).toHaveBeenCalledTimes(1);
  });

  it('refuses an address that is taken and tells its owner, three times an hour (AU-08)', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(await codeOf(register({ email: ANNA.email }))).toBe('EMAIL_TAKEN');
    expect(accounts.sendMail.mock.calls).toEqual(Array(3).fill(['email-taken', ANNA.id]));
    expect(passwords.work).toBe(0);
  });

  it('refuses the second of two that register one address at once (AU-08)', async () => {
    accounts.register.mockResolvedValueOnce(null);
    await expect(register()).rejects.toMatchObject(refusal('EMAIL_TAKEN', { field: 'email' }));
    expect(carts.merge).not.toHaveBeenCalled();
  });

  it('counts and hashes nothing of what must be corrected, and 10 a minute of a network', async () => {
    for (let times = 0; times < 20; times += 1) await register({ password: 'password' }).catch(() => undefined);
    expect(passwords.work).toBe(0);
    for (let times = 0; times < 10; times += 1) await register();
    expect(await codeOf(register())).toBe('TOO_MANY_REQUESTS');
  });
});

it('asks 10 times a minute at most whether an address is taken (AU-08) (API-06)', async () => {
  const checkEmail = createCheckEmail(all());
  expect(await checkEmail(createFakeVisitor(), 'ANNA@example.nl')).toBe(true);
  expect(await checkEmail(createFakeVisitor(), 'bo@example.nl')).toBe(false);
  for (let times = 0; times < 8; times += 1) await checkEmail(createFakeVisitor(), 'bo@example.nl');
  expect(await codeOf(checkEmail(createFakeVisitor(), 'bo@example.nl'))).toBe('TOO_MANY_REQUESTS');
});

describe('confirming an address', () => {
  const unconfirmed = { account: { ...ANNA, isConfirmed: false }, passwordHash: null as unknown as string };

  it('joins what guests ordered with it, once it is proven and not before', async () => {
    const confirmEmail = createConfirmEmail(all());
    accounts.ofCustomer.mockResolvedValue(unconfirmed);
    accounts.confirm.mockResolvedValueOnce(false);
    expect(await codeOf(confirmEmail(createFakeCustomer(), 'token'))).toBe('LINK_EXPIRED');
    expect(customers.join).not.toHaveBeenCalled();
    await confirmEmail(createFakeCustomer(), 'token');
    expect(customers.join).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, ANNA.emailKey);
    expect(await codeOf(confirmEmail(createFakeVisitor(), 'token'))).toBe('NOT_AUTHENTICATED');
  });

  it('is asked for by mail three times an hour, and no more once it is done', async () => {
    const sendConfirmation = createSendConfirmation(all());
    accounts.ofCustomer.mockResolvedValue(unconfirmed);
    for (let times = 0; times < 3; times += 1) await sendConfirmation(createFakeCustomer());
    expect(await codeOf(sendConfirmation(createFakeCustomer()))).toBe('TOO_MANY_REQUESTS');
    accounts.ofCustomer.mockResolvedValue({ account: ANNA, passwordHash: '' });
    await sendConfirmation(createFakeCustomer());
    await createConfirmEmail(all())(createFakeCustomer(), 'an old token');
    expect(accounts.sendMail).toHaveBeenCalledTimes(3);
    expect(accounts.confirm).not.toHaveBeenCalled();
  });
});

describe('a new password', () => {
  it('is asked for with the same steps for an unknown address, which gets no mail (AU-10)', async () => {
    const resetPassword = createResetPassword(all());
    await resetPassword(createFakeVisitor(), 'anna@EXAMPLE.nl');
    await resetPassword(createFakeVisitor(), 'nobody@example.nl');
    expect(accounts.sendMail.mock.calls).toEqual([
      ['reset-password', ANNA.id],
      ['reset-password', null],
    ]);
  });

  it('is asked for three times an hour for one address, known or not', async () => {
    const resetPassword = createResetPassword(all());
    for (const email of [ANNA.email, 'nobody@example.nl']) {
      for (let times = 0; times < 3; times += 1) await resetPassword(createFakeVisitor(), email);
      expect(await codeOf(resetPassword(createFakeVisitor(), email))).toBe('TOO_MANY_REQUESTS');
    }
  });

  it('that is refused leaves the link as it is (AU-11) (AU-13)', async () => {
    const changePassword = createChangePassword(all());
    expect(await codeOf(changePassword(createFakeVisitor(), { token: 't', password: 'password' }))).toBe(
      'PASSWORD_TOO_COMMON',
    );
    expect(await codeOf(changePassword(createFakeVisitor(), { token: 't', password: ANNA.email }))).toBe(
      'PASSWORD_IS_EMAIL',
    );
    expect(accounts.resetPassword).not.toHaveBeenCalled();
    await changePassword(createFakeVisitor(), { token: 't', password: NEW });
    expect(accounts.resetPassword).toHaveBeenCalledExactlyOnceWith('t', `hash of ${NEW}`);
    expect(customers.join).not.toHaveBeenCalled();
  });

  it('by a link that leads nowhere costs no hash; by one to a new address proves it (AU-11)', async () => {
    const changePassword = createChangePassword(all());
    links.find.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    expect(await codeOf(changePassword(createFakeVisitor(), { token: 't', password: NEW }))).toBe('LINK_EXPIRED');
    expect(passwords.work).toBe(0);
    links.find.mockResolvedValueOnce({ ...ANNA, isConfirmed: false });
    accounts.resetPassword.mockResolvedValueOnce({ ...ANNA, customerId: 9 });
    await changePassword(createFakeVisitor(), { token: 't', password: NEW });
    expect(customers.join).toHaveBeenCalledExactlyOnceWith(9, ANNA.emailKey);
  });

  it('by the link of an invitation proves the address too', async () => {
    links.find.mockResolvedValueOnce(null).mockResolvedValueOnce({ ...ANNA, isConfirmed: false });
    await createChangePassword(all())(createFakeVisitor(), { token: 'invitation', password: NEW });
    expect(links.find).toHaveBeenLastCalledWith('invitation', 'accept-invitation');
    expect(customers.join).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, ANNA.emailKey);
  });

  it('of who is logged in needs the one before, and is guessed 5 times at most (AU-12)', async () => {
    const updatePassword = createUpdatePassword(all());
    const visitor = Object.assign(createFakeCustomer(), { logIn: vi.fn(async () => SHOPPER) });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(updatePassword(visitor, { currentPassword: 'wrong', password: NEW }))).toBe('LOGIN_FAILED');
    const right = { currentPassword: PASSWORD, password: NEW };
    expect(await codeOf(updatePassword(visitor, right))).toBe('TOO_MANY_ATTEMPTS');
    limits = createMemoryLimits();
    await createUpdatePassword(all())(visitor, right);
    expect(accounts.setPassword).toHaveBeenCalledExactlyOnceWith(ANNA.id, `hash of ${NEW}`, 7);
    expect(visitor.logIn).toHaveBeenCalledExactlyOnceWith(ANNA.customerId);
  });
});

describe('ending the login of devices', () => {
  const devices = { list: async () => [], end: vi.fn(async () => undefined), endAll: vi.fn(async () => undefined) };
  const loggedInAt = new Date('2026-11-02T09:00:00Z');
  const after = (minutes: number) =>
    createDeviceUseCases({ devices, clock: { now: () => new Date(loggedInAt.getTime() + minutes * 60_000) } });

  it('needs a login of the last 10 minutes', async () => {
    const visitor = createFakeCustomer(loggedInAt);
    await after(9.9).endDevice(visitor, 8);
    await after(9.9).endOtherDevices(visitor);
    expect(devices.end).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, 8);
    expect(devices.endAll).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, 7);
    for (const late of [after(10).endDevice(visitor, 8), after(10).endOtherDevices(visitor)])
      expect(await codeOf(late)).toBe('REAUTHENTICATION_REQUIRED');
  });
});

describe('the user', () => {
  it('is a customer since so many whole days, with prices of a list of their own or everybody’s (DB-31) (API-48)', async () => {
    const at = (time: string) => createLoadUser({ accounts, customers, clock: { now: () => new Date(time) } });
    const visitor = (priceList: string) =>
      Object.assign(createFakeVisitor(), { shopper: async () => ({ ...SHOPPER, customerId: 3, priceList }) });
    expect(await at('2026-11-03T08:59:59Z')(visitor('standard'))).toMatchObject({ days: 1, hasOwnPrices: false });
    expect(await at('2026-11-03T09:00:00Z')(visitor('trade'))).toMatchObject({ days: 2, hasOwnPrices: true });
    expect(await at('2026-11-03T09:00:00Z')(createFakeVisitor())).toBeNull();
  });
});
