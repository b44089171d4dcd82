import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser can use passkeys; nearly all can, so a page comes with room for them and nothing moves. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  );
}
