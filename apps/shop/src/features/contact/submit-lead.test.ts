import { type Sdk, SdkError } from '@geven/odoo-sdk';
import { describe, expect, it, vi } from 'vitest';
import { CAPTCHA_FIELD } from '@/components/captcha/captcha-token';
import { UPLOADS_FIELD } from '@/lib/forms/kept-uploads';
import { leadKey } from './lead-key';
import { submitContact, submitProductQuestion } from './submit-lead';

const KEY = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';
const receipt = { reference: 'K7M2XQ', isToBeConfirmed: false, readFrom: '2026-11-27T07:00:00.000Z' };
const person = { name: 'Katrin Brandt', email: 'katrin@brandt.example', phone: '0221 5550120' };
const values = { ...person, message: 'Passt das?', clientKey: KEY, locale: 'de' };

function contact(answer: () => Promise<unknown> = async () => receipt) {
  const calls = {
    createContactLead: vi.fn(answer),
    changeOrderRequest: vi.fn(answer),
    complaintRequest: vi.fn(answer),
    requestQuote: vi.fn(answer),
    infoRequest: vi.fn(answer),
  };
  return { calls, sdk: { contact: calls } as unknown as Sdk };
}

describe('a form of contact', () => {
  it('that is sent leads to its page with the reference, and keeps nothing of what was entered (CF-02)', async () => {
    const { calls, sdk } = contact();
    expect(await submitContact('other')({ values, locale: 'de', sdk })).toEqual({
      showOn: 'contactOther',
      query: { sent: 'true' },
      values: { reference: 'K7M2XQ', readFrom: receipt.readFrom },
    });
    expect(calls.createContactLead).toHaveBeenCalledExactlyOnceWith(
      { kind: 'other', ...person, message: 'Passt das?' },
      { clientKey: leadKey(values) },
    );
  });

  it('calls what it is about: a call back, an order, a complaint, a quote (CF-01, CF-03, CF-04, CF-05)', async () => {
    const { calls, sdk } = contact();
    const order = { ...values, orderNumber: 's 107312' };
    const call = { ...values, message: '' };
    const quoted = { ...values, zip: '50858', project: 'Carport' };
    await submitContact('callback')({ values: call, locale: 'de', sdk });
    await submitContact('order')({ values: order, locale: 'de', sdk });
    await submitContact('complain')({ values: order, locale: 'de', sdk });
    await submitContact('quote')({ values: quoted, locale: 'de', sdk });
    const sending = (sent: typeof values) => ({ clientKey: leadKey(sent) });
    expect(calls.createContactLead).toHaveBeenCalledWith({ kind: 'callback', ...person, message: null }, sending(call));
    const ofOrder = { ...person, orderNumber: 's 107312', message: 'Passt das?' };
    expect(calls.changeOrderRequest).toHaveBeenCalledWith(ofOrder, sending(order));
    expect(calls.complaintRequest).toHaveBeenCalledWith({ ...ofOrder, files: [] }, sending(order));
    const quote = { companyName: null, zip: '50858', desiredDate: null, project: 'Carport', files: [] };
    expect(calls.requestQuote).toHaveBeenCalledWith({ ...person, ...quote, message: 'Passt das?' }, sending(quoted));
  });

  it('with an order number below six characters goes back without a call (CF-10)', async () => {
    const { calls, sdk } = contact();
    const outcome = await submitContact('order')({ values: { ...values, orderNumber: '10731' }, locale: 'de', sdk });
    expect(outcome).toEqual({
      backTo: 'contactOrder',
      refusals: [{ code: 'ORDER_NUMBER_INVALID', params: {}, field: 'orderNumber' }],
    });
    expect(calls.changeOrderRequest).not.toHaveBeenCalled();
  });

  it('goes back to the page that it stood on, each refusal at its field (RT-15, CF-08, CF-09)', async () => {
    const refusals = [
      { code: 'FIELD_REQUIRED' as const, params: { field: 'name' }, message: '' },
      { code: 'CAPTCHA_REQUIRED' as const, params: {}, message: '' },
    ];
    const { sdk } = contact(() => Promise.reject(new SdkError({ kind: 'graphql', message: 'refused', refusals })));
    const outcome = await submitContact('quote')({ values: { ...values, page: 'quote' }, locale: 'de', sdk });
    expect(outcome).toMatchObject({ backTo: 'quote', refusals: [{ field: 'name' }, { field: 'captcha' }] });
  });

  it('hands on the answer of the captcha, an empty one too, and the files that came before it (CF-05, CF-07, CF-09)', async () => {
    const { calls, sdk } = contact();
    const uploads = JSON.stringify({ formId: KEY, files: [{ token: 't1', name: 'plan.pdf', bytes: 5 }] });
    const entered = { ...values, [CAPTCHA_FIELD]: '', [UPLOADS_FIELD]: uploads };
    await submitContact('quote')({ values: entered, locale: 'de', sdk });
    expect(calls.requestQuote).toHaveBeenCalledWith(expect.objectContaining({ files: ['t1'] }), {
      clientKey: leadKey(entered),
      captcha: '',
    });
  });

  it('goes back for files that were not taken, before it calls (CF-07)', async () => {
    const { calls, sdk } = contact();
    const fileRefusals = [{ code: 'FILES_TOO_LARGE' as const, params: {} }];
    expect(await submitContact('complain')({ values, locale: 'de', sdk, fileRefusals })).toEqual({
      backTo: 'contactComplain',
      refusals: [{ code: 'FILES_TOO_LARGE', params: {}, field: 'files' }],
    });
    expect(calls.complaintRequest).not.toHaveBeenCalled();
  });

  it('hands on the advertisement that led to it, unless analytics were refused (API-65)', async () => {
    const { calls, sdk } = contact();
    const led = { ...values, campaign: 'utm_source=search&utm_campaign=Spring' };
    const cookie = () => '1.analytics-no';
    await submitContact('other')({ values: led, locale: 'de', sdk });
    await submitContact('other')({ values: led, locale: 'de', sdk, cookie });
    const sendings = calls.createContactLead.mock.calls.map((call: unknown[]) => call[1]);
    const campaign = { campaignName: 'Spring', keywordName: null, mediumName: null, sourceName: 'search' };
    expect(sendings).toEqual([{ clientKey: leadKey(led), campaign }, { clientKey: leadKey(led) }]);
  });

  it('hands on what only machines fill in', async () => {
    const { calls, sdk } = contact();
    await submitContact('other')({ values: { ...values, website: 'https://x.example' }, locale: 'de', sdk });
    expect(calls.createContactLead).toHaveBeenCalledWith(expect.anything(), {
      clientKey: leadKey(values),
      website: 'https://x.example',
    });
  });
});

describe('a question about a product', () => {
  const { clientKey: _, ...entered } = values;
  const asked = { ...entered, product: '24' };

  it('is an info request about it, and its page still knows the product (CF-06, PD-28)', async () => {
    const { calls, sdk } = contact();
    expect(await submitProductQuestion({ values: asked, locale: 'de', sdk })).toMatchObject({
      showOn: 'productQuestion',
      values: { product: '24', reference: 'K7M2XQ' },
    });
    const info = { ...person, message: 'Passt das?', productTemplateId: 24 };
    expect(calls.infoRequest).toHaveBeenCalledWith(info, { clientKey: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it('pressed twice on a page that everybody shares is one question, and another one another', async () => {
    const { calls, sdk } = contact();
    for (const message of ['Passt das?', 'Passt das?', 'Und das?']) {
      await submitProductQuestion({ values: { ...asked, message }, locale: 'de', sdk });
    }
    const keys = calls.infoRequest.mock.calls.map((call) => (call as unknown[])[1]);
    expect(keys[0]).toEqual(keys[1]);
    expect(keys[2]).not.toEqual(keys[0]);
  });
});
