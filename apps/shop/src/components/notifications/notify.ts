import type { NotificationLabels, showNotification } from './show-notification';

type Content = Parameters<typeof showNotification>[0];

/** Shows a notification; the region that shows them is loaded when the first one comes. */
export async function notify({ labels, ...content }: Content & { labels: NotificationLabels }): Promise<void> {
  const { showNotification } = await import('./show-notification');
  showNotification(content, labels);
}
