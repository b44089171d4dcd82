import { errorText, SdkError, type User } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartQueries } from '../cart/cart-queries';
import { withSdk } from '../testing/with-sdk';
import { useAccount } from './use-account';

const ANNA = { id: 7, name: 'Anna Visser' } as unknown as User;
const CREDENTIALS = { email: 'anna@example.nl', password: 'correct horse' };

describe('useAccount', () => {
  function render(account: FakeCalls['account']) {
    const sdk = createFakeSdk({ account: { loadUser: async () => null, ...account } });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    client.setQueryData(cartQueries.cart(sdk).queryKey, null);
    const { result } = renderHook(() => useAccount(), { wrapper: withSdk(sdk, client) });
    return { result, client, cartKey: cartQueries.cart(sdk).queryKey };
  }

  it('is nobody for a guest, and the customer after logging in (API-48) (API-50)', async () => {
    const login = vi.fn(async () => ANNA);
    const { result, client, cartKey } = render({ login });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.user).toBeNull();
    await act(() => result.current.login.mutateAsync(CREDENTIALS));
    expect(login).toHaveBeenCalledExactlyOnceWith(CREDENTIALS.email, CREDENTIALS.password);
    await waitFor(() => expect(result.current.user).toBe(ANNA));
    expect(client.getQueryState(cartKey)?.isInvalidated).toBe(true);
  });

  it('is the customer after a device has proven its passkey', async () => {
    const loginWithPasskey = vi.fn(async () => ANNA);
    const { result, client, cartKey } = render({ passkeyRequestOptions: async () => 'options', loginWithPasskey });
    const prove = vi.fn(async () => 'answer');
    await act(() => result.current.loginWithPasskey.mutateAsync(prove));
    expect(prove).toHaveBeenCalledExactlyOnceWith('options');
    expect(loginWithPasskey).toHaveBeenCalledExactlyOnceWith('answer');
    await waitFor(() => expect(result.current.user).toBe(ANNA));
    expect(client.getQueryState(cartKey)?.isInvalidated).toBe(true);
  });

  it('stays a guest where the device is not asked to the end', async () => {
    const loginWithPasskey = vi.fn(async () => ANNA);
    const { result } = render({ passkeyRequestOptions: async () => 'options', loginWithPasskey });
    const closed = new Error('NotAllowedError');
    await act(() => result.current.loginWithPasskey.mutateAsync(() => Promise.reject(closed)).catch(() => undefined));
    await waitFor(() => expect(result.current.loginWithPasskey.error).toBe(closed));
    expect(loginWithPasskey).not.toHaveBeenCalled();
    expect(result.current.user).toBeNull();
  });

  it('is the customer after registering (API-49)', async () => {
    const { result } = render({ gevenSignUpUser: async () => ANNA });
    await act(() => result.current.register.mutateAsync({ ...CREDENTIALS } as never));
    await waitFor(() => expect(result.current.user).toBe(ANNA));
  });

  it('says why nobody knows who is logged in: the first message, else some error (AU-16)', async () => {
    const refusals = [
      { code: 'TOO_MANY_REQUESTS' as const, message: 'Too many requests', params: {} },
      { code: 'BAD_REQUEST' as const, message: 'The request is not valid', params: {} },
    ];
    for (const [error, text] of [
      [new SdkError({ kind: 'graphql', message: '', refusals }), 'Too many requests'],
      [new Error('ECONNRESET at 10.0.0.7'), 'Some error'],
    ] as const) {
      const { result } = render({ loadUser: () => Promise.reject(error) });
      await waitFor(() => expect(result.current.isError).toBe(true));
      expect(errorText(result.current.error)).toBe(text);
      expect(result.current.user).toBeNull();
    }
  });

  it('says why a login failed, and goes on as a guest (AU-02)', async () => {
    const refused = new SdkError({ kind: 'graphql', message: 'E-mail address or password is wrong' });
    const { result } = render({ login: () => Promise.reject(refused) });
    await act(() => result.current.login.mutateAsync(CREDENTIALS).catch(() => undefined));
    await waitFor(() => expect(result.current.login.error).toBe(refused));
    expect(result.current.user).toBeNull();
  });

  it('forgets what was the customer’s after logging out (AU-18)', async () => {
    const { result, client, cartKey } = render({ loadUser: async () => ANNA, logout: async () => undefined });
    await waitFor(() => expect(result.current.user).toBe(ANNA));
    client.setQueryData(cartKey, { id: 1 } as never);
    await act(() => result.current.logout.mutateAsync());
    await waitFor(() => expect(result.current.user).toBeNull());
    expect(client.getQueryData(cartKey)).toBeUndefined();
  });
});
