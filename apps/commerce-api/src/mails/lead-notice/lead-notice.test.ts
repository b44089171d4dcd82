import { describe, expect, it } from 'vitest';
import { leadMessage, leadSources, sampleLead } from '../shared/testing/sample-lead';
import { leadNotice } from './lead-notice';

describe('the mail that brings a request to the desk', () => {
  it('says everything that was entered, escaped, and is answered to the sender (API-65)', async () => {
    const campaign = { campaignName: 'Spring', keywordName: 'fence', mediumName: null, sourceName: null };
    const message = await leadMessage(leadNotice, sampleLead('nl', { campaign }));
    expect(message).toMatchObject({
      to: { email: 'desk@geven.example' },
      replyTo: { name: 'Katrin <Brandt>', email: 'buero@zimmerei-brandt.de' },
      subject: 'Angebotsanfrage: K7M2XQA',
      locale: 'de',
    });
    for (const fact of [
      'Zimmerei Brandt',
      '0221 555 01 20',
      '50858',
      'KW 3',
      'Carport',
      'Niederländisch',
      'Gast',
      'Spring, fence',
    ])
      expect(message.text).toContain(fact);
    expect(message.text).toContain('12 posts 140 × 140\n<b>see</b>');
    expect(message.html).toContain('&lt;b&gt;see&lt;/b&gt;');
    expect(message.html).not.toContain('<b>see');
  });

  it('goes to who reads requests of its kind', async () => {
    const complaint = sampleLead('de', { kind: 'complaint' });
    expect((await leadMessage(leadNotice, complaint)).to).toMatchObject({ email: 'service@geven.example' });
  });

  it('has the files with it, and says of those that cannot be had any more that they were there', async () => {
    const { attachments, text } = await leadMessage(leadNotice, sampleLead('de'));
    expect(
      attachments.map(({ name, contentType, content }) => [name, contentType, Buffer.from(content).toString()]),
    ).toEqual([['plan.pdf', 'application/pdf', 'content of plan']]);
    expect(text).toContain('plan.pdf\nlist.xlsx (nicht mehr vorhanden)');
  });

  it('is noted with the request once it went out', async () => {
    const sources = leadSources(sampleLead('de'));
    await leadNotice.sent?.({ leadId: 9, delivery: 1 }, sources, '<1@geven.example>');
    expect(sources.noted).toEqual([9]);
  });

  it('is another one for another delivery, and none while the request waits or once it is gone', async () => {
    expect(leadNotice.key({ leadId: 9, delivery: 1 })).not.toBe(leadNotice.key({ leadId: 9, delivery: 2 }));
    const waiting = sampleLead('de', { state: 'waiting', acceptedAt: null });
    for (const lead of [waiting, null])
      expect(await leadNotice.message({ leadId: 9, delivery: 1 }, leadSources(lead))).toBeNull();
  });
});
