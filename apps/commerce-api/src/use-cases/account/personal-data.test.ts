import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../domain/accounts/account';
import { createMemoryFiles } from '../../gateways/files/testing/memory-files';
import { sampleLead } from '../../mails/shared/testing/sample-lead';
import { sampleSubscription } from '../../mails/shared/testing/sample-subscription';
import type { BegunExport, DataExport } from '../../ports/data-exports';
import { customersFiles } from '../../ports/files';
import { sampleOrder } from '../../testing/sample-order';
import { createFakeVisitor } from '../testing';
import { createDataExportUseCases } from './data-export-use-cases';
import { createDeleteDueAccounts } from './delete-due-accounts';
import { createDeletionUseCases } from './deletion-use-cases';
import { createMakeDataExport } from './make-data-export';
import { ANNA, createFakeCustomer, createFakePasswords, createMemoryLimits } from './testing';

const PASSWORD = 'correct horse';
const LOGGED_IN = new Date('2026-11-24T09:00:00Z');
const MINUTE_MS = 60_000;
let now = LOGGED_IN;
const clock = { now: () => now };
const OWNER = customersFiles(ANNA.customerId);

let files = createMemoryFiles(clock);
let limits = createMemoryLimits();
beforeEach(() => {
  vi.clearAllMocks();
  now = LOGGED_IN;
  files = createMemoryFiles(clock);
  limits = createMemoryLimits();
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );

async function* content(piece = '{}') {
  yield piece;
}
const put = (owner = OWNER) =>
  files.put(content(), {
    ...{ owner, name: 'geven.json', contentType: 'application/json' },
    expiresAt: new Date(now.getTime() + 60 * MINUTE_MS),
  });

describe('deleting an account', () => {
  const deletions = {
    request: vi.fn(async () => undefined),
    undo: vi.fn(async () => undefined),
    undoByLink: vi.fn(async (token: string) => token === 'good'),
    due: vi.fn(),
    carryOut: vi.fn(),
  };
  const accounts = { ofCustomer: async () => ({ account: ANNA, passwordHash: `hash of ${PASSWORD}` }) };
  const orders = { openOf: vi.fn(async () => []) };
  const actions = () =>
    createDeletionUseCases({ accounts, deletions, orders, limits, passwords: createFakePasswords() });

  it('needs the password, which is guessed 5 times at most (LG-07)', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(actions().deleteAccount(createFakeCustomer(), 'wrong'))).toBe('LOGIN_FAILED');
    expect(await codeOf(actions().deleteAccount(createFakeCustomer(), PASSWORD))).toBe('TOO_MANY_ATTEMPTS');
    expect(deletions.request).not.toHaveBeenCalled();
    limits = createMemoryLimits();
    await actions().deleteAccount(createFakeCustomer(), PASSWORD);
    expect(deletions.request).toHaveBeenCalledExactlyOnceWith(ANNA.id);
  });

  it('is undone by who is logged in, or by the link of the mail without a login (LG-07)', async () => {
    await actions().undoDeleteAccount(createFakeCustomer());
    expect(deletions.undo).toHaveBeenCalledExactlyOnceWith(ANNA.id);
    await actions().undoDeleteAccountByLink('good');
    expect(await codeOf(actions().undoDeleteAccountByLink('bad'))).toBe('LINK_EXPIRED');
  });

  it('is nothing that guests do (GR-03)', async () => {
    const guest = createFakeVisitor();
    const { getOpenMatters, deleteAccount, undoDeleteAccount } = actions();
    for (const call of [getOpenMatters(guest), deleteAccount(guest, PASSWORD), undoDeleteAccount(guest)])
      expect(await codeOf(call)).toBe('NOT_AUTHENTICATED');
  });
});

describe('deleting the accounts whose time is over', () => {
  const BO: Account = { ...ANNA, id: 2, customerId: 4 };
  const done: string[] = [];
  const customers = {
    archive: vi.fn(async (customerId: number) => void done.push(`archive ${customerId}`)),
  };
  const deletions = {
    due: async () => [ANNA, BO],
    carryOut: vi.fn(async ({ customerId }: Account) => void done.push(`delete ${customerId}`)),
  };
  beforeEach(() => {
    done.length = 0;
  });

  it('tells the backend first, then takes files and account away (LG-07)', async () => {
    const key = await put();
    await createDeleteDueAccounts({ deletions, customers, files })();
    expect(done).toEqual(['archive 3', 'delete 3', 'archive 4', 'delete 4']);
    expect(await files.find(key, OWNER)).toBeNull();
  });

  it('leaves one for later that the backend cannot take, and goes on with the others', async () => {
    const key = await put();
    customers.archive.mockRejectedValueOnce(new Error('Odoo is down'));
    await expect(createDeleteDueAccounts({ deletions, customers, files })()).rejects.toThrow('1 accounts');
    expect(done).toEqual(['archive 4', 'delete 4']);
    expect(await files.find(key, OWNER)).not.toBeNull();
  });
});

describe('the copy of a customer’s data', () => {
  const requestedAt = LOGGED_IN;
  const dataExports = {
    find: vi.fn(async (): Promise<DataExport | null> => null),
    request: vi.fn(async (): Promise<DataExport> => ({ requestedAt, file: null })),
  };
  const actions = () => createDataExportUseCases({ dataExports, files, limits, clock });

  it('is asked for 3 times a day, takes the place of the one before, and one that is made is not counted (LG-07)', async () => {
    const key = await put();
    dataExports.find.mockResolvedValueOnce({ requestedAt, file: { key, expiresAt: now } });
    await actions().requestDataExport(createFakeCustomer());
    expect(await files.find(key, OWNER)).toBeNull();
    for (let times = 0; times < 10; times += 1) {
      dataExports.find.mockResolvedValueOnce({ requestedAt, file: null });
      await actions().requestDataExport(createFakeCustomer());
    }
    for (let times = 0; times < 2; times += 1) await actions().requestDataExport(createFakeCustomer());
    expect(await codeOf(actions().requestDataExport(createFakeCustomer()))).toBe('TOO_MANY_REQUESTS');
  });

  it('is fetched within 10 minutes of a login, by its owner alone (LG-07) (DB-33)', async () => {
    const [own, others] = [await put(), await put(customersFiles(99))];
    const visitor = createFakeCustomer(LOGGED_IN);
    now = new Date(LOGGED_IN.getTime() + 10 * MINUTE_MS - 1);
    expect(await actions().openFile(visitor, own)).toMatchObject({ name: 'geven.json' });
    expect(await actions().openFile(visitor, others)).toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await codeOf(actions().openFile(visitor, own))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await codeOf(actions().openFile(visitor, others))).toBe('REAUTHENTICATION_REQUIRED');
    expect(await codeOf(actions().openFile(createFakeVisitor(), own))).toBe('NOT_AUTHENTICATED');
  });

  it('is nothing that guests ask for (GR-03)', async () => {
    expect(await codeOf(actions().getDataExport(createFakeVisitor()))).toBe('NOT_AUTHENTICATED');
    expect(await codeOf(actions().requestDataExport(createFakeVisitor()))).toBe('NOT_AUTHENTICATED');
  });
});

describe('making the copy', () => {
  const { customerId } = ANNA;
  const shopper = { sessionId: null, customerId, priceList: 'trade', locale: 'de' } as const;
  const begun: BegunExport = { accountId: ANNA.id, shopper };
  const dataExports = {
    begin: vi.fn(async (): Promise<BegunExport | null> => begun),
    finish: vi.fn(async (_request: string, _file: { key: string; expiresAt: Date }) => true),
  };
  const placed = sampleOrder('de');
  const address = placed.order.shippingAddress;
  const orders = {
    async *ofCustomer() {
      yield placed;
      yield placed;
    },
  };
  const device = { id: 7, browser: 'Firefox', system: 'Linux', loggedInAt: LOGGED_IN, lastUsedAt: LOGGED_IN };
  const company = {
    ...{ name: 'Brandt', phone: '', street: '', zip: '', city: '', country: null, email: '', vat: null, kvk: null },
    industryId: 1,
  };
  const withdrawal = {
    ...{ id: 9, name: 'Anna Visser', orderNumber: 'S107312', email: ANNA.email },
    ...{ locale: 'nl', receivedAt: LOGGED_IN, orderId: 5 },
  };
  const make = () =>
    createMakeDataExport({
      ...{ files, clock, dataExports, orders },
      accounts: { byId: async () => ANNA },
      customers: { profile: async () => ({ company, billing: null }) },
      addressBook: { list: async () => (address ? [address] : []) },
      devices: { list: async () => [device] },
      passkeys: { list: async () => [{ id: 8, name: 'Phone', createdAt: LOGGED_IN, lastUsedAt: null }] },
      withdrawals: { ofCustomer: async () => [withdrawal] },
      leads: { ofCustomer: async () => [sampleLead('nl', { customerId: ANNA.customerId })] },
      newsletters: {
        ofAddress: async () => [sampleSubscription('nl', 'subscribed')],
        proofOf: async () => [{ kind: 'confirmed', at: LOGGED_IN, evidence: 'Nieuwsbrief' }],
      },
      carts: { load: async () => placed.order },
    } as unknown as Parameters<typeof createMakeDataExport>[0])({ requestId: 'request' });

  async function madeFile() {
    const key = dataExports.finish.mock.calls[0]?.[1].key ?? '';
    const file = await files.find(key, OWNER);
    const read = await file?.read();
    return { file, data: read ? JSON.parse(await text(read)) : null };
  }

  it('puts everything that is known of the customer into one file of JSON, for 7 days (LG-07)', async () => {
    await make();
    const { file, data } = await madeFile();
    expect(file).toMatchObject({ name: 'geven-2026-11-24.json', contentType: 'application/json' });
    expect(file?.expiresAt).toEqual(new Date('2026-12-01T09:00:00Z'));
    expect(data).toMatchObject({
      exportedAt: '2026-11-24T09:00:00.000Z',
      account: { email: ANNA.email, name: 'Anna Visser', createdAt: '2026-11-01T09:00:00.000Z' },
      preferences: { language: 'nl', showTaxPrice: 'VATIncluded', priceList: 'trade' },
      company: { name: 'Brandt', industry: 'Bouw / Timmerbedrijf' },
      billing: null,
      addresses: [{ street: 'Lindenstraße 4' }],
      devices: [{ browser: 'Firefox', lastUsedAt: '2026-11-24T09:00:00.000Z' }],
      passkeys: [{ name: 'Phone', createdAt: '2026-11-24T09:00:00.000Z', lastUsedAt: null }],
      withdrawals: [
        { name: 'Anna Visser', orderNumber: 'S107312', email: ANNA.email, receivedAt: '2026-11-24T09:00:00.000Z' },
      ],
      requests: [{ reference: 'K7M2XQA', kind: 'quote', phone: '0221 555 01 20', files: ['plan.pdf', 'list.xlsx'] }],
      newsletters: [
        {
          ...{ newsletter: 'Nieuwsbrief', email: 'eva@brandt.example', state: 'subscribed' },
          proof: [{ kind: 'confirmed', at: '2026-11-24T09:00:00.000Z', evidence: 'Nieuwsbrief' }],
        },
      ],
      cart: { lines: [{ pieces: 24 }, { pieces: 1 }] },
      orders: [
        { number: 'S107312', amounts: { total: 148_917 }, lines: [{ name: 'Terrassendiele <Bangkirai>' }, {}] },
        { number: 'S107312' },
      ],
    });
  });

  it('has nothing in it that opens the account, nor numbers of our own tables', async () => {
    await make();
    const names = JSON.stringify((await madeFile()).data);
    expect(names).not.toMatch(/passwordHash|tokenHash|"id"|customerId|sessionId|emailKey/);
  });

  it('leaves no file where nobody waits for it any more', async () => {
    dataExports.finish.mockResolvedValueOnce(false);
    await make();
    expect((await madeFile()).file).toBeNull();
  });

  it('does nothing for a customer who has gone', async () => {
    dataExports.begin.mockResolvedValueOnce(null);
    await make();
    expect(dataExports.finish).not.toHaveBeenCalled();
  });
});
