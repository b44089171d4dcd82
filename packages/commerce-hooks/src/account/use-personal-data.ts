import type { DataExport, SdkError, User } from '@geven/odoo-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { accountQueries } from './account-queries';

/** Milliseconds between two looks at an export that is being made. */
const LOOK_AGAIN_MS = 5000;

/** The copy of a customer's data, and the end of the account with the days in which it may be undone. */
export function usePersonalData() {
  const sdk = useSdk();
  const client = useQueryClient();
  const noteUser = (user: User | null) => client.setQueryData(accountQueries.user(sdk).queryKey, user);
  const { data: dataExport = null, ...query } = useQuery({
    ...accountQueries.dataExport(sdk),
    refetchInterval: ({ state }) => (state.data && !state.data.file ? LOOK_AGAIN_MS : false),
  });
  return {
    ...query,
    /** Null when none was asked for; its `file` is null while it is being made. */
    dataExport,
    /** Orders and quotations that are not over yet. */
    openMatters: useQuery(accountQueries.openMatters(sdk)),
    requestDataExport: useMutation<DataExport, SdkError, void>({
      mutationFn: () => sdk.account.requestDataExport(),
      onSuccess: (requested) => client.setQueryData(accountQueries.dataExport(sdk).queryKey, requested),
    }),
    /** Has the account deleted in a few days: `user.deletionAt` of `useAccount` says when. */
    deleteAccount: useMutation<User | null, SdkError, { password: string }>({
      mutationFn: ({ password }) => sdk.account.deleteAccount(password),
      onSuccess: noteUser,
      // No password stays in memory.
      gcTime: 0,
    }),
    undoDeleteAccount: useMutation<User | null, SdkError, void>({
      mutationFn: () => sdk.account.undoDeleteAccount(),
      onSuccess: noteUser,
    }),
  };
}
