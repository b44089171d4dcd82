'use client';
import { type ElementType, type ReactNode, useEffect } from 'react';
import { NotificationItem } from './NotificationItem';
import * as styles from './Notifications.css';
import type { Notification, NotificationStore } from './notification-store';
import { useNotifications } from './use-notifications';

export {
  createNotificationStore,
  type Notification,
  type NotificationContent,
  type NotificationStore,
  type NotificationStoreOptions,
  type NotificationTone,
} from './notification-store';
export { useNotifications } from './use-notifications';

export interface NotificationsProps<Details = never> {
  store: NotificationStore<Details>;
  /** Name of the region, and the label of the close buttons. */
  labels: { region: string; dismiss: string };
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Draws what the message alone does not say. */
  renderDetails?: ((notification: Notification<Details>) => ReactNode) | undefined;
}

/**
 * Where notifications appear, Escape closes the newest. Render it once; it exists before the first message, so that
 * screen readers notice.
 */
export function Notifications<Details = never>({
  store,
  labels,
  as = 'a',
  renderDetails,
}: NotificationsProps<Details>) {
  const notifications = useNotifications(store);
  const newest = notifications.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => {
      // What lies above the page, or took the key for itself, is what it was meant for.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      store.dismiss(newest);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [newest, store]);
  const items = (isError: boolean) =>
    notifications
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((notification) => (
        <NotificationItem
          dismissLabel={labels.dismiss}
          key={notification.id}
          linkComponent={as}
          notification={notification}
          renderDetails={renderDetails}
          store={store}
        />
      ));
  return (
    <section aria-label={labels.region} className={styles.region}>
      <div aria-live="assertive" aria-relevant="additions" role="alert">
        <ul className={styles.list}>{items(true)}</ul>
      </div>
      <div aria-live="polite" aria-relevant="additions" role="status">
        <ul className={styles.list}>{items(false)}</ul>
      </div>
    </section>
  );
}
