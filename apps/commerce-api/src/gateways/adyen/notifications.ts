import { createHmac } from 'node:crypto';
import { isSameSecret } from '@geven/odoo-sdk/server';
import { z } from 'zod';
import type { ReadNotifications, ReportedEvent } from '../../ports/payment-events';

/** What webhooks must be sent with to count. */
export interface NotificationSettings {
  readonly user: string;
  readonly password: string;
  /** Hexadecimal; two while one is replaced. */
  readonly hmacKeys: readonly string[];
  readonly merchantAccount: string;
  readonly isLive: boolean;
}

const text = z.string().max(100);
const item = z.looseObject({
  pspReference: text.min(1),
  originalReference: text.default(''),
  merchantAccountCode: text,
  merchantReference: text.default(''),
  amount: z.object({ value: z.int(), currency: text }),
  eventCode: text.min(1),
  success: z.enum(['true', 'false']),
  additionalData: z.looseObject({ hmacSignature: text }),
});
const message = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: item })).min(1),
});

type Item = z.output<typeof item>;

/**
 * Reads Adyen's standard webhooks. The signature of an item covers eight of its fields; its date, its reason and all
 * else anybody could have changed on the way, so nothing is decided by them. One item that does not count spoils all.
 */
export function createReadNotifications(settings: NotificationSettings): ReadNotifications {
  const credentials = `Basic ${Buffer.from(`${settings.user}:${settings.password}`).toString('base64')}`;

  return (authorization = '', body) => {
    if (!isSameSecret(authorization, credentials)) return { fault: 'unknownSender' };
    const { success, data } = message.safeParse(parse(body));
    if (!success) return { fault: 'unreadable' };
    const items = data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
    if (!items.every((each) => isSigned(each, settings.hmacKeys))) return { fault: 'badSignature' };
    const isOurs = ({ merchantAccountCode }: Item) => merchantAccountCode === settings.merchantAccount;
    if (data.live !== String(settings.isLive) || !items.every(isOurs)) return { fault: 'otherAccount' };
    return { events: items.map(toEvent) };
  };
}

/** Every key is tried, so that the time does not tell which one fits. */
function isSigned(signed: Item, keys: readonly string[]): boolean {
  const { amount, additionalData } = signed;
  const fields = [
    ...[signed.pspReference, signed.originalReference, signed.merchantAccountCode, signed.merchantReference],
    ...[amount.value, amount.currency, signed.eventCode, signed.success],
  ];
  const fits = keys.map((key) => {
    const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(fields.join(':'), 'utf8').digest('base64');
    return isSameSecret(additionalData.hmacSignature, signature);
  });
  return fits.includes(true);
}

function toEvent(raw: Item): ReportedEvent {
  const { pspReference, originalReference, merchantReference, eventCode, success, amount } = raw;
  return {
    pspReference,
    originalReference: originalReference || null,
    merchantReference,
    eventCode,
    success: success === 'true',
    amount: { cents: amount.value, currency: amount.currency },
    raw,
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
