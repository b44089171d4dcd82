import { createHmac } from 'node:crypto';
import type { Payment, SentNotice } from './ledger';

/** What the vendor knows a merchant's endpoint by. */
export interface WebhookSettings {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** In hexadecimal digits. */
  readonly hmacKey: string;
  readonly merchantAccount: string;
}

/** What the sandbox and an API without keys of its own know each other by; none of it is a secret. */
export const SANDBOX_ACCOUNT = {
  apiKey: 'sandbox-api-key',
  merchantAccount: 'Sandbox',
  user: 'sandbox',
  password: 'sandbox-password',
  hmacKey: '5A'.repeat(32),
};

/** The body of a webhook: one item, signed. Its method, date and reason are not covered by the signature. */
export function notificationOf(
  payment: Pick<Payment, 'pspReference' | 'merchantReference' | 'method'>,
  notice: Pick<SentNotice, 'pspReference' | 'amount' | 'eventCode' | 'success'>,
  settings: WebhookSettings,
): object {
  const { pspReference, amount, eventCode } = notice;
  const isAboutPayment = pspReference === payment.pspReference;
  const item = {
    pspReference,
    originalReference: isAboutPayment ? '' : payment.pspReference,
    merchantAccountCode: settings.merchantAccount,
    merchantReference: payment.merchantReference,
    amount,
    eventCode,
    success: String(notice.success),
  };
  const signed = [
    ...[item.pspReference, item.originalReference, item.merchantAccountCode, item.merchantReference],
    ...[amount.value, amount.currency, item.eventCode, item.success],
  ].join(':');
  const key = Buffer.from(settings.hmacKey, 'hex');
  const hmacSignature = createHmac('sha256', key).update(signed, 'utf8').digest('base64');
  return {
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          ...item,
          eventDate: new Date().toISOString(),
          paymentMethod: payment.method,
          reason: '',
          additionalData: { hmacSignature },
        },
      },
    ],
  };
}
