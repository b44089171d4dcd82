import { createNotificationStore, type NotificationContent, Notifications } from '@geven/ui/Notifications';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export interface NotificationLabels {
  /** Name of the region. */
  region: string;
  /** What the cross does. */
  dismiss: string;
}

/** Notifications shown at once. */
const NOTIFICATION_LIMIT = 3;
/** Time until one goes away by itself. */
const NOTIFICATION_TIMEOUT_MS = 6000;

const store = createNotificationStore<ReactNode>({ limit: NOTIFICATION_LIMIT, timeout: NOTIFICATION_TIMEOUT_MS });
let isMounted = false;

/** Shows a notification in a region of its own, outside of what a navigation replaces. */
export function showNotification(content: NotificationContent<ReactNode>, labels: NotificationLabels): void {
  if (!isMounted) {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Notifications labels={labels} renderDetails={({ details }) => details} store={store} />);
    isMounted = true;
  }
  // The region must be in the page before its first message, or screen readers miss it.
  setTimeout(() => store.add(content), 100);
}
