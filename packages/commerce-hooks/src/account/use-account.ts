import type { SdkError, SignUpInput, User } from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { accountQueries } from './account-queries';

/**
 * Asks a device to prove that it has a passkey: takes the options of WebAuthn and gives back the device's answer, both as
 * JSON. `startAuthentication` of `@simplewebauthn/browser` does it.
 */
export type ProvePasskey = (options: string) => Promise<string>;

/** What somebody logs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Who is logged in, and the doors. Whoever comes in or goes out sees other prices and another cart: everything that was
 * read before is asked for again, and after logging out it is forgotten at once.
 */
export function useAccount(options: { enabled?: boolean } = {}) {
  const sdk = useSdk();
  const client = useQueryClient();
  const { queryKey } = accountQueries.user(sdk);
  const { data: user = null, ...query } = useQuery({ ...accountQueries.user(sdk), ...options });

  async function enter(entered: User | null): Promise<void> {
    client.setQueryData(queryKey, entered);
    await client.invalidateQueries({ predicate: (other) => other.queryKey[0] !== queryKey[0] });
  }

  return {
    ...query,
    /** Null for a guest. */
    user,
    /** Logs in; the guest's cart is merged into the customer's. */
    login: useMutation<User | null, SdkError, Credentials>({
      mutationFn: ({ email, password }) => sdk.account.login(email, password),
      onSuccess: enter,
      gcTime: 0,
    }),
    /** Logs in with a passkey; what asking the device throws, such as a window that was closed, is the mutation's error. */
    loginWithPasskey: useMutation<User | null, Error, ProvePasskey>({
      mutationFn: async (prove) => sdk.account.loginWithPasskey(await prove(await sdk.account.passkeyRequestOptions())),
      onSuccess: enter,
      gcTime: 0,
    }),
    /** Registers and logs in. */
    register: useMutation<User | null, SdkError, SignUpInput>({
      mutationFn: (input) => sdk.account.gevenSignUpUser(input),
      onSuccess: enter,
      gcTime: 0,
    }),
    logout: useMutation<void, SdkError, void>({
      mutationFn: () => sdk.account.logout(),
      onSuccess: async () => {
        client.setQueryData(queryKey, null);
        await client.resetQueries({ predicate: (other) => other.queryKey[0] !== queryKey[0] });
      },
    }),
  };
}
