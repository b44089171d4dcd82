import { expect, it } from 'vitest';
import { mailFrameContent } from './mail-frame-content';
import { SENDER } from './testing/sample-sender';

it('never breaks the number to call', () => {
  const sender = { ...SENDER, seller: { ...SENDER.seller, phone: '+49 2823 000000' } };
  for (const locale of ['nl', 'en', 'de'] as const)
    expect(mailFrameContent(locale, sender).footer[0]).toContain('+49\u00a02823\u00a0000000');
});
