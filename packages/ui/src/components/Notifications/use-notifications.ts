import { useSyncExternalStore } from 'react';
import type { Notification, NotificationStore } from './notification-store';

const none: readonly never[] = [];
const nothing = () => none;

/** The notifications that a store shows now, oldest first. */
export function useNotifications<Details>(store: NotificationStore<Details>): readonly Notification<Details>[] {
  return useSyncExternalStore<readonly Notification<Details>[]>(store.subscribe, store.getSnapshot, nothing);
}
