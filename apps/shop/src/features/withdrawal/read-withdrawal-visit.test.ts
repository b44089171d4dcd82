import type { User } from '@geven/odoo-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUser } from '@/lib/account/load-user';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readFlash } from '@/lib/forms/read-flash';
import { readWithdrawalVisit } from './read-withdrawal-visit';

vi.mock('@/lib/account/load-user', () => ({ loadUser: vi.fn() }));
vi.mock('@/lib/forms/read-flash', () => ({ readFlash: vi.fn() }));

const VALUES = { name: 'Eva Brandt', orderNumber: 'S107312', email: 'eva@brandt.example' };
const ENTERED = { ...VALUES, clientKey: '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d' };
const kept = (changes: Partial<FormFlash> = {}): FormFlash => ({ id: '1', values: VALUES, refusals: [], ...changes });
const visit = (step?: string) => readWithdrawalVisit(step ? { step } : {}, {}, { locale: 'de' });
const comesWith = (flash: FormFlash | undefined) => vi.mocked(readFlash).mockResolvedValue({ flash });

describe('a visit of the page of withdrawals', () => {
  beforeEach(() => {
    comesWith(undefined);
    vi.mocked(loadUser).mockResolvedValue(null);
  });

  it('begins with the form: empty for a guest, with name and address of a customer (LG-04)', async () => {
    expect(await visit()).toEqual({ step: 'form', values: {}, flash: undefined });
    vi.mocked(loadUser).mockResolvedValue({ name: 'Anna Visser', email: 'anna@example.nl' } as User);
    expect(await visit()).toMatchObject({ step: 'form', values: { name: 'Anna Visser', email: 'anna@example.nl' } });
  });

  it('confirms what was entered, and goes back to it (LG-04)', async () => {
    comesWith(kept({ values: ENTERED }));
    expect(await visit('confirm')).toMatchObject({ step: 'confirm', values: ENTERED });
    expect(await visit()).toMatchObject({ step: 'form', values: VALUES });
  });

  it('confirms nothing that nobody entered, or whose fields are wrong', async () => {
    expect((await visit('confirm')).step).toBe('form');
    expect((await visit('received')).step).toBe('form');
    comesWith(kept());
    expect((await visit('confirm')).step).toBe('form');
    comesWith(kept({ values: ENTERED, refusals: [{ code: 'FIELD_EMAIL', params: {}, field: 'email' }] }));
    expect((await visit('confirm')).step).toBe('form');
    comesWith(kept({ values: ENTERED, refusals: [{ code: 'TOO_MANY_REQUESTS', params: {} }] }));
    expect((await visit('confirm')).step).toBe('confirm');
  });

  it('says that a declaration arrived only where one did', async () => {
    comesWith(kept());
    expect((await visit('received')).step).toBe('form');
    comesWith(kept({ values: { ...VALUES, receivedAt: '2026-11-24T16:05:00.000Z' } }));
    expect((await visit('received')).step).toBe('received');
  });
});
