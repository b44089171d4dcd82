import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailChangeOutcome } from '../../ports/email-changes';
import { createFakeVisitor, refusal } from '../testing';
import { createAccountJobs } from './account-jobs';
import { createEmailChangeUseCases } from './email-change-use-cases';
import { ANNA, createFakeCustomer, createMemoryLimits } from './testing';

const loggedInAt = new Date('2026-11-02T09:00:00Z');
const CHANGE = {
  ...{ id: 'x', accountId: ANNA.id, requestedAt: loggedInAt, approvedAt: null, confirmedAt: null, settledAt: null },
  before: { email: ANNA.email, emailKey: ANNA.emailKey },
  after: { email: 'Visser@example.de', emailKey: 'visser@example.de' },
};

const accounts = {
  ofCustomer: async () => ({ account: ANNA, passwordHash: null }),
  byEmail: async (key: string) => (key === ANNA.emailKey ? { account: ANNA, passwordHash: null } : null),
  byId: vi.fn(async (): Promise<typeof ANNA | null> => ANNA),
};
const emailChanges = {
  byId: vi.fn(async (): Promise<typeof CHANGE | null> => CHANGE),
  open: async () => CHANGE,
  request: vi.fn(async () => undefined),
  withdraw: vi.fn(async () => undefined),
  confirm: vi.fn(async (): Promise<EmailChangeOutcome> => 'waiting'),
  approve: vi.fn(async (): Promise<EmailChangeOutcome> => 'waiting'),
  refuse: vi.fn(async () => true),
  settleDue: vi.fn(async () => undefined),
};

function useCases({ minutes = 1 } = {}) {
  const clock = { now: () => new Date(loggedInAt.getTime() + minutes * 60_000) };
  return createEmailChangeUseCases({ accounts, emailChanges, limits: createMemoryLimits(), clock });
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );

beforeEach(() => vi.clearAllMocks());

describe('a new e-mail address', () => {
  it('is asked for by a login of the last 10 minutes', async () => {
    const customer = createFakeCustomer(loggedInAt);
    await useCases({ minutes: 9.9 }).changeEmail(customer, ' Visser@Example.de ');
    expect(emailChanges.request).toHaveBeenCalledExactlyOnceWith(ANNA.id, {
      email: 'Visser@Example.de',
      emailKey: 'visser@example.de',
    });
    const late = useCases({ minutes: 10 });
    expect(await codeOf(late.changeEmail(customer, 'visser@example.de'))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await codeOf(late.changeEmail(createFakeVisitor(), 'visser@example.de'))).toBe('NOT_AUTHENTICATED');
    expect(emailChanges.request).toHaveBeenCalledOnce();
  });

  it('is refused at its field where it is none, or has an account', async () => {
    const customer = createFakeCustomer(loggedInAt);
    await expect(useCases().changeEmail(customer, 'visser@')).rejects.toMatchObject(
      refusal('FIELD_EMAIL', { field: 'email' }),
    );
    await expect(useCases().changeEmail(customer, 'ANNA@example.nl')).rejects.toMatchObject(
      refusal('EMAIL_TAKEN', { field: 'email' }),
    );
    expect(emailChanges.request).not.toHaveBeenCalled();
  });

  it('is asked for a few times an hour, so that nobody has us write to strangers', async () => {
    const { changeEmail } = useCases();
    const customer = createFakeCustomer(loggedInAt);
    for (let times = 0; times < 3; times += 1) await changeEmail(customer, 'visser@example.de');
    expect(await codeOf(changeEmail(customer, 'visser@example.de'))).toBe('TOO_MANY_REQUESTS');
    await changeEmail(customer, 'other@example.de');
    expect(await codeOf(changeEmail(customer, 'third@example.de'))).toBe('TOO_MANY_REQUESTS');
  });

  it('is confirmed by the account that is to have it, and by nobody who only has the link', async () => {
    const { confirmNewEmail } = useCases({ minutes: 60 });
    expect(await codeOf(confirmNewEmail(createFakeVisitor(), 'token'))).toBe('NOT_AUTHENTICATED');
    await confirmNewEmail(createFakeCustomer(loggedInAt), 'token');
    expect(emailChanges.confirm).toHaveBeenCalledExactlyOnceWith(ANNA.id, 'token');
  });

  it('is approved or refused with the link alone', async () => {
    const { approveEmailChange, refuseEmailChange } = useCases();
    expect(await approveEmailChange('token')).toBe(false);
    emailChanges.approve.mockResolvedValueOnce('settled');
    expect(await approveEmailChange('token')).toBe(true);
    await refuseEmailChange('token');
    expect(emailChanges.refuse).toHaveBeenCalledExactlyOnceWith('token');
  });

  it('says why an answer does not count', async () => {
    const { approveEmailChange, refuseEmailChange } = useCases();
    emailChanges.approve.mockResolvedValueOnce('link-expired').mockResolvedValueOnce('taken');
    emailChanges.refuse.mockResolvedValueOnce(false);
    expect(await codeOf(approveEmailChange('token'))).toBe('LINK_EXPIRED');
    expect(await codeOf(approveEmailChange('token'))).toBe('EMAIL_TAKEN');
    expect(await codeOf(refuseEmailChange('token'))).toBe('LINK_EXPIRED');
  });
});

describe('the backend', () => {
  const customers = { changeEmail: vi.fn(async () => undefined), join: vi.fn(async () => undefined) };
  const follow = () =>
    createAccountJobs({ accounts, emailChanges, customers: { ...customers } as never })['follow-email-change']({
      changeId: 'x',
    });

  it('follows a new address, and gives the customer what guests ordered with it', async () => {
    await follow();
    const change = { keyBefore: ANNA.emailKey, email: 'Visser@example.de' };
    expect(customers.changeEmail).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, change);
    expect(customers.join).toHaveBeenCalledExactlyOnceWith(ANNA.customerId, 'visser@example.de');
  });

  it('has nothing to do once the account is gone', async () => {
    accounts.byId.mockResolvedValueOnce(null);
    await follow();
    emailChanges.byId.mockResolvedValueOnce(null);
    await follow();
    expect(customers.changeEmail).not.toHaveBeenCalled();
  });
});
