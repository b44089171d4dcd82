import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { sampleAttempt } from '../../testing/sample-attempt';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { paymentAlarm } from './payment-alarm';

const ALARMS = [
  'otherAmount',
  'paidTwice',
  'captureFailed',
  'chargeback',
  'refundFailed',
  'unknownReference',
  'orderWithoutMoney',
  'notReversed',
  'notRefunded',
  'notBooked',
] as const;

const paymentAttempts = {
  byReference: async (reference: string) => (reference === 'S107312-1' ? sampleAttempt('nl') : null),
};
const sources = { paymentAttempts, sender: SENDER } as unknown as MailSources;

describe('the mail to the merchant about a payment', () => {
  it('says which payment it is, what is wrong and what to do', async () => {
    const message = await paymentAlarm.message({ reference: 'S107312-1', alarm: 'chargeback' }, sources);
    expect(message).toMatchObject({
      to: { email: SENDER.seller.email },
      locale: 'de',
      subject: 'Zahlung S107312-1: bitte prüfen',
    });
    for (const part of ['zurückgeholt', 'Liefern Sie nicht', 'S107312', '7914073381342284'])
      expect(message.text).toContain(part);
  });

  it('is written of a payment that no attempt of ours is', async () => {
    const message = await paymentAlarm.message({ reference: 'S999999-1', alarm: 'unknownReference' }, sources);
    expect(message.text).toContain('die der Shop nicht kennt');
    expect(message.text).not.toContain('7914073381342284');
  });

  it.each(LOCALES)('has words for each alarm in %s', async (locale) => {
    const texts = await Promise.all(
      ALARMS.map(
        async (alarm) => (await paymentAlarm.message({ reference: 'S107312-1', alarm }, sources, locale)).text,
      ),
    );
    expect(new Set(texts).size).toBe(ALARMS.length);
    for (const text of texts) expect(text).not.toMatch(/what\.|todo\.|\{\{/);
  });
});
