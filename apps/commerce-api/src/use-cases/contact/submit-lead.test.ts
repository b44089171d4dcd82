import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadDraft } from '../../domain/contact/check-lead';
import type { Lead } from '../../domain/contact/lead';
import { RATES } from '../../domain/limits/rates';
import type { NewLead } from '../../ports/leads';
import type { Upload } from '../../ports/uploads';
import { ANNA, createMemoryLimits } from '../account/testing';
import { createFakeVisitor, refusal, SHOPPER } from '../testing';
import { createSubmitLead, type LeadSending, MAX_FILE_BYTES } from './submit-lead';

const MONDAY = new Date('2026-11-30T10:00:00Z');
const QUESTION: LeadDraft = { kind: 'other', name: 'Eva', email: 'eva@brandt.example', message: 'Hello' };
const CHANGE: LeadDraft = { ...QUESTION, kind: 'changeOrder', orderNumber: '107312' };
const CAMPAIGN = { campaignName: 'Spring', keywordName: null, mediumName: null, sourceName: 'search' };
const newKey = () => crypto.randomUUID();

describe('a request', () => {
  const kept = new Map<string, Lead>();
  const uploads = new Map<string, Upload>();
  const add = vi.fn(async ({ clientKey, shopper, ...lead }: NewLead): Promise<Lead | null> => {
    const acceptedAt = lead.state === 'open' ? MONDAY : null;
    const ids = { id: kept.size + 1, reference: `REF${kept.size + 1}`, customerId: shopper?.customerId ?? null };
    const stored: Lead = { ...lead, ...ids, receivedAt: MONDAY, acceptedAt, deliveredAt: null };
    kept.set(clientKey, stored);
    return stored;
  });
  const verify = vi.fn(async (token: string) => token === 'right');
  const checkOrder = vi.fn(async () => false);
  const onCaptchaDown = vi.fn();
  let anna = ANNA;
  let submit: ReturnType<typeof createSubmitLead>;
  let visitor: ReturnType<typeof createFakeVisitor>;
  const send = (draft: LeadDraft, sending: Partial<LeadSending> = {}) =>
    submit(visitor, draft, { clientKey: newKey(), captcha: 'right', ...sending });
  const stateOf = async (...sent: Parameters<typeof send>) => {
    await send(...sent);
    return add.mock.lastCall?.[0].state;
  };
  const upload = (token: string, size: number) =>
    uploads.set(token, { id: `id of ${token}`, name: 'plan.pdf', contentType: 'application/pdf', size });

  beforeEach(() => {
    kept.clear();
    uploads.clear();
    vi.clearAllMocks();
    visitor = createFakeVisitor({ locale: 'de' });
    anna = ANNA;
    submit = createSubmitLead({
      leads: { add, byClientKey: async (key) => kept.get(key) ?? null },
      ...{ limits: createMemoryLimits(), captcha: { verify }, checkOrder, onCaptchaDown },
      uploads: { find: async (tokens) => tokens.map((token) => uploads.get(token) ?? null) },
      carts: { campaign: async () => CAMPAIGN },
      accounts: {
        ofCustomer: async (id) => (id === ANNA.customerId ? { account: anna, passwordHash: null } : null),
      },
    });
  });

  it('is stored for the desk in the language of the page, and says what it is called and when it is read (API-62)', async () => {
    const clientKey = newKey();
    expect(await send(QUESTION, { clientKey })).toEqual({
      ...{ reference: 'REF1', isToBeConfirmed: false, readFrom: MONDAY },
    });
    expect(add).toHaveBeenLastCalledWith(
      expect.objectContaining({ clientKey, kind: 'other', locale: 'de', state: 'open', shopper: SHOPPER }),
    );
  });

  it('knows what led to its page, else to the cart (API-65)', async () => {
    await send(QUESTION);
    expect(add.mock.lastCall?.[0].campaign).toEqual(CAMPAIGN);
    await send(QUESTION, { campaign: { campaignName: ' Winter ' } });
    const winter = { campaignName: 'Winter', keywordName: null, mediumName: null, sourceName: null };
    expect(add.mock.lastCall?.[0].campaign).toEqual(winter);
    visitor.shopper = async () => null;
    await send(QUESTION, { campaign: { campaignName: '' } });
    expect(add.mock.lastCall?.[0].campaign).toBeNull();
  });

  it('is stored once per key, counted once, and its captcha asked once', async () => {
    const clientKey = newKey();
    const first = await send(QUESTION, { clientKey });
    for (let again = 0; again < RATES.leadsOfRecipient.times + 1; again += 1)
      expect(await send(QUESTION, { clientKey })).toEqual(first);
    expect([add.mock.calls.length, verify.mock.calls.length]).toEqual([1, 1]);
  });

  it('is refused by every bad field together with a captcha that was not answered, and nothing is kept (CF-08) (CF-09)', async () => {
    const refused = send({ kind: 'other', email: 'eva@' }, { captcha: '' });
    await expect(refused).rejects.toMatchObject({
      errors: [
        refusal('FIELD_REQUIRED', { field: 'name' }),
        refusal('FIELD_REQUIRED', { field: 'message' }),
        refusal('FIELD_EMAIL', { field: 'email' }),
        refusal('CAPTCHA_REQUIRED', { field: 'captcha' }),
      ],
    });
    await expect(send(QUESTION, { clientKey: 'short' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect([add.mock.calls, verify.mock.calls]).toEqual([[], []]);
  });

  it('is refused with a wrong answer of the captcha, but not as the twin of one that used it up (CF-09)', async () => {
    await expect(send(QUESTION, { captcha: 'wrong' })).rejects.toMatchObject(
      refusal('CAPTCHA_REQUIRED', { field: 'captcha' }),
    );
    const clientKey = newKey();
    verify.mockImplementationOnce(async () => {
      await add({ ...(add.mock.lastCall?.[0] as NewLead), ...QUESTION, clientKey, state: 'open' } as NewLead);
      return false;
    });
    expect(await send(QUESTION, { clientKey })).toMatchObject({ isToBeConfirmed: false });
  });

  it('waits for a mailed link without a captcha, with one that is down, and with more than two links', async () => {
    expect(await send(QUESTION, { captcha: null })).toMatchObject({ isToBeConfirmed: true });
    verify.mockRejectedValueOnce(new Error('down'));
    expect(await send(QUESTION)).toMatchObject({ isToBeConfirmed: true });
    expect(onCaptchaDown).toHaveBeenCalledWith(new Error('down'));
    const message = 'https://a.example https://b.example https://c.example';
    expect(await stateOf({ ...QUESTION, message })).toBe('waiting');
    expect(await stateOf({ ...QUESTION, message: 'https://a.example https://b.example' })).toBe('open');
  });

  it('of a customer with a proven address waits for nothing, but with another one, or before that, does', async () => {
    visitor.shopper = async () => ({ ...SHOPPER, customerId: ANNA.customerId });
    expect(await stateOf({ ...QUESTION, email: 'ANNA@example.nl' }, { captcha: null })).toBe('open');
    expect(add.mock.lastCall?.[0]).toMatchObject({ isProven: true });
    expect(await stateOf(QUESTION, { captcha: null })).toBe('waiting');
    expect(add.mock.lastCall?.[0]).toMatchObject({ isProven: false });
    anna = { ...ANNA, isConfirmed: false };
    expect(await stateOf({ ...QUESTION, email: ANNA.email }, { captcha: null })).toBe('waiting');
  });

  it('with the hidden field filled in is kept as spam, and answered like the others', async () => {
    expect(await send(QUESTION, { website: 'https://spam.example' })).toEqual({
      ...{ reference: 'REF1', isToBeConfirmed: false, readFrom: MONDAY },
    });
    expect(add.mock.lastCall?.[0].state).toBe('spam');
  });

  it('about an order has a number that is the sender’s own; a stranger’s and none are answered alike (CF-10) (API-64)', async () => {
    await expect(send(CHANGE)).rejects.toMatchObject(refusal('ORDER_NUMBER_INVALID', { field: 'orderNumber' }));
    expect(checkOrder).toHaveBeenLastCalledWith(visitor, '107312', QUESTION.email);
    checkOrder.mockResolvedValueOnce(true);
    expect(await stateOf(CHANGE)).toBe('open');
    expect(verify).toHaveBeenCalledOnce();
  });

  it('is refused for its order number and for other mistakes at once', async () => {
    await expect(send({ ...CHANGE, message: '' })).rejects.toMatchObject({
      errors: [refusal('FIELD_REQUIRED'), refusal('ORDER_NUMBER_INVALID', { field: 'orderNumber' })],
    });
  });

  it('looks no order up for an address that is none', async () => {
    await expect(send({ ...CHANGE, email: 'anna' })).rejects.toMatchObject(refusal('FIELD_EMAIL'));
    expect(checkOrder).not.toHaveBeenCalled();
  });

  it('has ten files at most, of 10 MB in all, that this session sent (CF-07) (API-65)', async () => {
    const tokens = Array.from({ length: 11 }, (_, index) => `token${index}`);
    for (const token of tokens) upload(token, 1);
    const sendFiles = (...files: string[]) => send(QUESTION, { files });
    await expect(sendFiles(...tokens)).rejects.toMatchObject(refusal('FILES_TOO_MANY', { field: 'files', max: 10 }));
    upload('large', MAX_FILE_BYTES);
    await expect(sendFiles('large', 'token1')).rejects.toMatchObject(
      refusal('FILES_TOO_LARGE', { field: 'files', max: MAX_FILE_BYTES }),
    );
    await expect(sendFiles('large', 'gone')).rejects.toMatchObject(refusal('UPLOAD_NOT_FOUND', { field: 'files' }));
    await sendFiles('large');
    expect(add.mock.lastCall?.[0].files).toMatchObject([{ uploadId: 'id of large', size: MAX_FILE_BYTES }]);
    await sendFiles(...tokens.slice(0, 10), 'token1');
    expect(add.mock.lastCall?.[0].files).toHaveLength(10);
  });

  it('has no files without a session, and none that another request has', async () => {
    upload('mine', 1);
    visitor.hasSession = false;
    await expect(send(QUESTION, { files: ['mine'] })).rejects.toMatchObject(refusal('UPLOAD_NOT_FOUND'));
    visitor.hasSession = true;
    add.mockResolvedValueOnce(null);
    await expect(send(QUESTION, { files: ['mine'] })).rejects.toMatchObject(refusal('UPLOAD_NOT_FOUND'));
  });

  it('is limited for each mailbox, whatever its case, and for each client', async () => {
    for (let times = 0; times < RATES.leadsOfRecipient.times; times += 1) await send(QUESTION);
    await expect(send({ ...QUESTION, email: 'EVA@brandt.example' })).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS' },
    });
    const left = RATES.leadsOfClient.times - RATES.leadsOfRecipient.times - 1;
    for (let times = 0; times < left; times += 1) await send({ ...QUESTION, email: `other${times}@brandt.example` });
    await expect(send({ ...QUESTION, email: 'more@brandt.example' })).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS' },
    });
  });
});
