import type { DataExport, User } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { accountQueries } from './account-queries';
import { usePersonalData } from './use-personal-data';

const MADE: DataExport = { requestedAt: '2026-11-24T09:00:00Z', file: null };
const READY: DataExport = { ...MADE, file: { key: 'k', expiresAt: '2026-12-01T09:00:00Z' } };
const LEAVING = { id: 7, deletionAt: '2026-12-01T09:00:00Z' } as unknown as User;

afterEach(() => vi.useRealTimers());

describe('usePersonalData', () => {
  function render(account: FakeCalls['account']) {
    const sdk = createFakeSdk({
      account: { getDataExport: async () => null, getOpenMatters: async () => [], ...account },
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { result } = renderHook(() => usePersonalData(), { wrapper: withSdk(sdk, client) });
    return { result, userOf: () => client.getQueryData(accountQueries.user(sdk).queryKey) };
  }

  it('shows an export from when it was asked for until it is there (LG-07)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const getDataExport = vi.fn(async (): Promise<DataExport | null> => READY).mockResolvedValueOnce(null);
    const { result } = render({ getDataExport, requestDataExport: async () => MADE });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.dataExport).toBeNull();
    await act(() => result.current.requestDataExport.mutateAsync());
    await waitFor(() => expect(result.current.dataExport).toEqual(MADE));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(result.current.dataExport).toEqual(READY));
    const looks = getDataExport.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(getDataExport).toHaveBeenCalledTimes(looks);
  });

  it('notes with the user when the account is deleted, and that it is not any more (LG-07)', async () => {
    const deleteAccount = vi.fn(async () => LEAVING);
    const { result, userOf } = render({
      deleteAccount,
      undoDeleteAccount: async () => ({ ...LEAVING, deletionAt: null }),
    });
    await act(() => result.current.deleteAccount.mutateAsync({ password: 'correct horse' }));
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('correct horse');
    expect(userOf()).toBe(LEAVING);
    await act(() => result.current.undoDeleteAccount.mutateAsync());
    expect(userOf()).toMatchObject({ deletionAt: null });
  });

  it('names what is not over yet (LG-07)', async () => {
    const open = { kind: 'PAYMENT', name: 'S107312', date: '2026-11-24T09:00:00Z' } as const;
    const { result } = render({ getOpenMatters: async () => [open] });
    await waitFor(() => expect(result.current.openMatters.data).toEqual([open]));
  });
});
