import type { Locale } from '@geven/timber';
import type { OrderChange } from '../../../domain/checkout/order-change';
import { sampleOrder } from '../../../testing/sample-order';
import type { MailSources } from '../../shared/mail-definition';
import { SENDER } from '../../shared/testing/sample-sender';

/** Token of the link in samples. */
export const SAMPLE_TOKEN = 'sample-token';

/** What the mail about a change of the sample order is made of; null where it waits no longer. */
export function changeSources(locale: Locale, change: OrderChange | null): MailSources {
  const asked = change && { orderId: 42, orderName: 'S107312', change };
  const orderChanges = { byId: async () => asked, issueLink: async () => (asked ? SAMPLE_TOKEN : null) };
  return { orders: { byId: async () => sampleOrder(locale) }, orderChanges, sender: SENDER } as unknown as MailSources;
}
