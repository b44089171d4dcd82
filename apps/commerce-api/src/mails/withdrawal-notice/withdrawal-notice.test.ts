import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { sampleWithdrawal, withdrawalMessage } from '../shared/testing/sample-withdrawal';
import { withdrawalNotice } from './withdrawal-notice';

describe('the mail to the merchant about a withdrawal', () => {
  it('says who withdrew from what, when and in which language (LG-04)', async () => {
    const message = await withdrawalMessage(withdrawalNotice, sampleWithdrawal('nl'));
    expect(message).toMatchObject({
      to: { name: '', email: SENDER.seller.email },
      locale: 'de',
      subject: 'Widerruf eingegangen: S107312',
    });
    for (const fact of ['Eva <Brandt>', 'S107312', 'eva@brandt.example', '25. Nov. 2026, 00:05 Uhr', 'Niederländisch'])
      expect(message.text).toContain(fact);
    expect(message.text).toContain('gehört zu einer Bestellung dieses Shops');
    expect(message.html).toContain('Eva &lt;Brandt&gt;');
  });

  it('says where no order has the number (LG-04)', async () => {
    const { text } = await withdrawalMessage(withdrawalNotice, sampleWithdrawal('de', null));
    expect(text).toContain('ordnen Sie den Widerruf von Hand zu');
  });

  it('is written to nobody where there is no declaration', async () => {
    const sources = { withdrawals: { byId: async () => null } } as unknown as MailSources;
    expect(await withdrawalNotice.message({ withdrawalId: 9 }, sources)).toBeNull();
  });
});
