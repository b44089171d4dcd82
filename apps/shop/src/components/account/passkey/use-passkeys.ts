import { useIsLive } from '@/lib/device/use-is-live';

/** Whether this browser can use passkeys; false until scripts run. */
export const usePasskeys = (): boolean => useIsLive() && 'PublicKeyCredential' in globalThis;
