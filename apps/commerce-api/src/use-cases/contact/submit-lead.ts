import { emailKey } from '../../domain/accounts/email-address';
import { nextOfficeMoment } from '../../domain/calendar/office-hours';
import { readCampaign } from '../../domain/cart/campaign';
import { checkLead, type LeadDraft } from '../../domain/contact/check-lead';
import { hasManyLinks, type Lead, type LeadContent, type LeadFile } from '../../domain/contact/lead';
import { CommerceError, refuseAny } from '../../domain/errors/commerce-error';
import type { Accounts } from '../../ports/accounts';
import type { Captcha } from '../../ports/captcha';
import type { Carts } from '../../ports/cart';
import type { Leads } from '../../ports/leads';
import type { Limits } from '../../ports/limits';
import type { Uploads } from '../../ports/uploads';
import type { Visitor } from '../../sessions/visitor';
import { checkClientKey } from '../checkout/check-client-key';

/** How a request is sent, whatever it is about. */
export interface LeadSending {
  readonly clientKey: string;
  /** The answer of the captcha; null where there was none. */
  readonly captcha?: string | null | undefined;
  /** The field that people do not see. */
  readonly website?: string | null | undefined;
  /** Tokens of uploads. */
  readonly files?: readonly string[] | null | undefined;
  /** What the page knows of the advertisement that led to it. */
  readonly campaign?: Parameters<typeof readCampaign>[0] | null | undefined;
}

/** What its sender learns at once. */
export interface LeadReceipt {
  readonly reference: string;
  readonly isToBeConfirmed: boolean;
  readonly readFrom: Date;
}

export interface SubmitLeadOptions {
  readonly leads: Pick<Leads, 'add' | 'byClientKey'>;
  readonly limits: Limits;
  readonly captcha: Captcha;
  readonly uploads: Pick<Uploads, 'find'>;
  readonly accounts: Pick<Accounts, 'ofCustomer'>;
  readonly carts: Pick<Carts, 'campaign'>;
  /** Whether an order is the visitor's own, or was placed with the address. */
  readonly checkOrder: (visitor: Visitor, typed: string, email: string) => Promise<boolean>;
  /** Called where nobody can tell people from machines at the moment. */
  readonly onCaptchaDown: (error: unknown) => void;
}

/** Files of one request at most (CF-07). */
export const MAX_FILES = 10;
/** Bytes of them together. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Stores a request of anybody, once per client key, for the desk to get. What is wrong with it is refused all at once. */
export function createSubmitLead(options: SubmitLeadOptions) {
  const { leads, limits, onCaptchaDown } = options;

  /** Null where nobody can tell. */
  async function isPerson(visitor: Visitor, answer: string | null): Promise<boolean | null> {
    if (answer === null) return null;
    try {
      return await options.captcha.verify(answer, visitor.client);
    } catch (error) {
      onCaptchaDown(error);
      return null;
    }
  }

  /** Of a number that could be right; with a wrong address no order would be found. */
  async function orderErrors(
    visitor: Visitor,
    { orderNumber, email }: LeadContent,
    errors: readonly CommerceError[],
  ): Promise<CommerceError[]> {
    if (errors.some(({ params }) => params.field === 'orderNumber' || params.field === 'email')) return [];
    if (orderNumber === '' || (await options.checkOrder(visitor, orderNumber, email))) return [];
    return [new CommerceError('ORDER_NUMBER_INVALID', { field: 'orderNumber' })];
  }

  return async function submitLead(visitor: Visitor, draft: LeadDraft, sending: LeadSending): Promise<LeadReceipt> {
    const { clientKey, captcha = null, website } = sending;
    checkClientKey(clientKey);
    const sent = await leads.byClientKey(clientKey);
    if (sent) return receiptOf(sent);
    const { content, errors } = checkLead(draft);
    const { files, errors: fileErrors } = await findFiles(options.uploads, visitor, sending.files ?? []);
    const wrong = [...errors, ...fileErrors, ...(await orderErrors(visitor, content, errors))];
    const unanswered = new CommerceError('CAPTCHA_REQUIRED', { field: 'captcha' });
    refuseAny(captcha === '' ? [...wrong, unanswered] : wrong);
    await limits.count('leadsOfClient', visitor.client);
    // Last, because an answer is good for one try.
    const person = await isPerson(visitor, captcha);
    if (person === false) {
      // The same request may have used it up a moment ago.
      const twin = await leads.byClientKey(clientKey);
      if (twin) return receiptOf(twin);
      throw unanswered;
    }
    await limits.count('leadsOfRecipient', emailKey(content.email));
    const { shopper, isProven } = await senderOf(options.accounts, visitor, content.email);
    const isTrusted = isProven || (person === true && !hasManyLinks(content.message));
    const state = website ? 'spam' : isTrusted ? 'open' : 'waiting';
    const campaign = readCampaign(sending.campaign ?? {}) ?? (shopper && (await options.carts.campaign(shopper)));
    const { locale } = visitor;
    const lead = await leads.add({ ...content, clientKey, locale, state, isProven, campaign, files, shopper });
    if (!lead) throw new CommerceError('UPLOAD_NOT_FOUND', { field: 'files' });
    return receiptOf(lead);
  };
}

/** What the sender of a request learns. Whoever is taken for a machine learns the same as everybody. */
export function receiptOf({ reference, state, acceptedAt, receivedAt }: Lead): LeadReceipt {
  return {
    reference,
    isToBeConfirmed: state === 'waiting',
    readFrom: nextOfficeMoment(acceptedAt ?? receivedAt),
  };
}

async function senderOf(accounts: Pick<Accounts, 'ofCustomer'>, visitor: Visitor, email: string) {
  const shopper = await visitor.shopper();
  const customerId = shopper?.customerId ?? null;
  const account = customerId === null ? null : (await accounts.ofCustomer(customerId))?.account;
  return { shopper, isProven: account?.isConfirmed === true && account.emailKey === emailKey(email) };
}

async function findFiles(uploads: Pick<Uploads, 'find'>, visitor: Visitor, tokens: readonly string[]) {
  const field = 'files';
  const refused = (error: CommerceError) => ({ files: [], errors: [error] });
  const distinct = [...new Set(tokens)];
  if (distinct.length === 0) return { files: [], errors: [] };
  if (distinct.length > MAX_FILES) return refused(new CommerceError('FILES_TOO_MANY', { field, max: MAX_FILES }));
  const sessionId = (await visitor.shopper())?.sessionId ?? null;
  const found = sessionId === null ? [] : await uploads.find(distinct, sessionId);
  const files = found.flatMap((upload): LeadFile[] => {
    if (!upload) return [];
    const { id: uploadId, name, contentType, size } = upload;
    return [{ uploadId, name, contentType, size }];
  });
  if (files.length < distinct.length) return refused(new CommerceError('UPLOAD_NOT_FOUND', { field }));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_FILE_BYTES) return refused(new CommerceError('FILES_TOO_LARGE', { field, max: MAX_FILE_BYTES }));
  return { files, errors: [] };
}
