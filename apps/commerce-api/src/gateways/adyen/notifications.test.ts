import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createReadNotifications } from './notifications';

const KEY = '44'.repeat(32);
const NEXT_KEY = '55'.repeat(32);
const settings = { user: 'vendor', password: 'a password', hmacKeys: [KEY], merchantAccount: 'Timber', isLive: false };
const authorization = `Basic ${btoa('vendor:a password')}`;

const item = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'Timber',
  merchantReference: 'S107312-1',
  amount: { value: 64_130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-11-24T12:00:00+01:00',
  reason: '1234:5678:12/2030',
};
type Item = typeof item;

function signatureOf({ amount, ...of }: Item, key = KEY): string {
  const fields = [of.pspReference, of.originalReference, of.merchantAccountCode, of.merchantReference];
  const text = [...fields, amount.value, amount.currency, of.eventCode, of.success].join(':');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64');
}

const signed = (of: Item, key?: string) => ({ ...of, additionalData: { hmacSignature: signatureOf(of, key) } });
const body = (items: readonly object[], live = 'false') =>
  JSON.stringify({ live, notificationItems: items.map((each) => ({ NotificationRequestItem: each })) });

describe('webhooks of Adyen', () => {
  const read = createReadNotifications(settings);

  it('are read into events, with everything that was sent', () => {
    const refund = { ...item, pspReference: '8814073381342285', originalReference: item.pspReference };
    const message = read(
      authorization,
      body([signed(item), signed({ ...refund, eventCode: 'REFUND', success: 'false' })]),
    );
    expect(message).toEqual({
      events: [
        {
          pspReference: '7914073381342284',
          originalReference: null,
          merchantReference: 'S107312-1',
          eventCode: 'AUTHORISATION',
          success: true,
          amount: { cents: 64_130, currency: 'EUR' },
          raw: signed(item),
        },
        expect.objectContaining({ eventCode: 'REFUND', success: false, originalReference: '7914073381342284' }),
      ],
    });
  });

  it('may have codes that nobody here knows', () => {
    const message = read(authorization, body([signed({ ...item, eventCode: 'TO_BE_INVENTED' })]));
    expect(message).toMatchObject({ events: [{ eventCode: 'TO_BE_INVENTED' }] });
  });

  it('are signed as the vendor’s documentation has it', () => {
    const documented = {
      ...item,
      merchantAccountCode: 'TestMerchant',
      merchantReference: 'TestPayment-1407325143704',
      amount: { value: 1130, currency: 'EUR' },
    };
    const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
    const additionalData = { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' };
    const ofVendor = createReadNotifications({ ...settings, hmacKeys: [key], merchantAccount: 'TestMerchant' });
    expect(ofVendor(authorization, body([{ ...documented, additionalData }]))).toHaveProperty('events');
  });

  it('count with either of two keys', () => {
    const both = createReadNotifications({ ...settings, hmacKeys: [NEXT_KEY, KEY] });
    expect(both(authorization, body([signed(item, KEY)]))).toHaveProperty('events');
    expect(both(authorization, body([signed(item, NEXT_KEY)]))).toHaveProperty('events');
    expect(read(authorization, body([signed(item, NEXT_KEY)]))).toEqual({ fault: 'badSignature' });
  });

  it.each<[field: string, change: Partial<Item>]>([
    ['reference of the payment', { pspReference: '1' }],
    ['reference of the original', { originalReference: '1' }],
    ['account', { merchantAccountCode: 'Other' }],
    ['reference of ours', { merchantReference: 'S107313-1' }],
    ['amount', { amount: { value: 1, currency: 'EUR' } }],
    ['currency', { amount: { value: 64_130, currency: 'USD' } }],
    ['code', { eventCode: 'REFUND' }],
    ['success', { success: 'false' }],
  ])('do not count when the %s was changed on the way', (_field, change) => {
    expect(read(authorization, body([{ ...signed(item), ...change }]))).toEqual({ fault: 'badSignature' });
  });

  it('do not count without a signature, nor beside an item that does not', () => {
    expect(read(authorization, body([item]))).toEqual({ fault: 'unreadable' });
    const empty = { ...item, additionalData: { hmacSignature: '' } };
    expect(read(authorization, body([empty]))).toEqual({ fault: 'badSignature' });
    expect(read(authorization, body([signed(item), empty]))).toEqual({ fault: 'badSignature' });
  });

  it.each([undefined, '', `Basic ${btoa('vendor:guess')}`, `Bearer ${btoa('vendor:a password')}`])(
    'come from the vendor: not with %s',
    (credentials) => {
      expect(read(credentials, body([signed(item)]))).toEqual({ fault: 'unknownSender' });
    },
  );

  it('are of our account and our environment', () => {
    expect(read(authorization, body([signed({ ...item, merchantAccountCode: 'Other' })]))).toEqual({
      fault: 'otherAccount',
    });
    expect(read(authorization, body([signed(item)], 'true'))).toEqual({ fault: 'otherAccount' });
    const live = createReadNotifications({ ...settings, isLive: true });
    expect(live(authorization, body([signed(item)], 'true'))).toHaveProperty('events');
  });

  it.each(['', 'null', '{"live":"false"}', body([]), body([{}]), body([{ ...signed(item), success: true }])])(
    'are no webhooks as %s',
    (text) => {
      expect(read(authorization, text)).toEqual({ fault: 'unreadable' });
    },
  );
});
