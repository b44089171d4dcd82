import type { Campaign } from '../cart/cart';
import type {
  ChangeOrderInput,
  ComplaintInput,
  ContactLeadInput,
  CrmOverlayBoxInput,
  InfoRequestInput,
  LeadReceiptFragment,
  MailingContactFragment,
  MailingFragment,
  MailingInput,
  QuoteRequestInput,
} from '../generated/documents';
import {
  changeOrderRequestDocument,
  complaintRequestDocument,
  confirmLeadDocument,
  confirmNewsletterDocument,
  createContactLeadDocument,
  createCrmOverlayBoxDocument,
  getMailingContactDocument,
  getMailingsDocument,
  infoRequestDocument,
  newsLetterSubscribeDocument,
  requestQuoteDocument,
  subscribeNewsletterDocument,
  unsubscribeNewsletterDocument,
} from '../generated/trusted-documents';
import type { CallOptions, Request } from '../request';

/** What somebody who turns to the shop learns at once. */
export interface LeadReceipt extends LeadReceiptFragment {}
/** A newsletter that can be subscribed to. */
export interface Mailing extends MailingFragment {}
/** A customer, as newsletters know one. */
export interface MailingContact extends MailingContactFragment {}

/** How a request is sent, whatever it is about. */
export interface LeadSending {
  /** A UUID, made once per page: sent twice, a request is stored once. */
  readonly clientKey: string;
  /** What the captcha answered; left out where there was none, such as without script: a mailed link is to be followed. */
  readonly captcha?: string | null;
  /** What the field holds that people do not see. */
  readonly website?: string | null;
  /** The advertisement that led to the page; left out where it knows of none: then the one of the cart counts. */
  readonly campaign?: Campaign | null;
}

/** Every way to turn to the shop. Requests are idempotent by their `clientKey`, so they may be retried. */
export const createContact = (request: Request) => ({
  /** A call back, advice or any other question; `error.refusals` has one entry per bad field, as in all of these. */
  async createContactLead(lead: ContactLeadInput, sending: LeadSending, options?: CallOptions): Promise<LeadReceipt> {
    return (await request(createContactLeadDocument, { lead, ...sending }, options)).createContactLead;
  },
  async complaintRequest(complaint: ComplaintInput, sending: LeadSending, options?: CallOptions): Promise<LeadReceipt> {
    return (await request(complaintRequestDocument, { complaint, ...sending }, options)).complaintRequest;
  },
  async changeOrderRequest(
    change: ChangeOrderInput,
    sending: LeadSending,
    options?: CallOptions,
  ): Promise<LeadReceipt> {
    return (await request(changeOrderRequestDocument, { change, ...sending }, options)).changeOrderRequest;
  },
  async requestQuote(quote: QuoteRequestInput, sending: LeadSending, options?: CallOptions): Promise<LeadReceipt> {
    return (await request(requestQuoteDocument, { quote, ...sending }, options)).requestQuote;
  },
  /** A question about a product. */
  async infoRequest(info: InfoRequestInput, sending: LeadSending, options?: CallOptions): Promise<LeadReceipt> {
    return (await request(infoRequestDocument, { info, ...sending }, options)).infoRequest;
  },
  /** A message of the chat. */
  async createCrmOverlayBox(
    message: CrmOverlayBoxInput,
    sending: LeadSending,
    options?: CallOptions,
  ): Promise<LeadReceipt> {
    return (await request(createCrmOverlayBoxDocument, { message, ...sending }, options)).createCrmOverlayBox;
  },
  /** Has a request read that waits for its mailed link. */
  async confirmLead(token: string, options?: CallOptions): Promise<LeadReceipt> {
    return (await request(confirmLeadDocument, { token }, options)).confirmLead;
  },
  async getMailings(options?: CallOptions): Promise<readonly Mailing[]> {
    return (await request(getMailingsDocument, {}, options)).getMailings;
  },
  /** The newsletters of whoever is logged in. */
  async getMailingContact(options?: CallOptions): Promise<MailingContact> {
    return (await request(getMailingContactDocument, {}, options)).getMailingContact;
  },
  /** Mails a link to subscribe; nothing tells whether the address is known. `website` is the field that people do not see. */
  async newsLetterSubscribe(email: string, website?: string, options?: CallOptions): Promise<void> {
    await request(newsLetterSubscribeDocument, website === undefined ? { email } : { email, website }, options);
  },
  async confirmNewsletter(token: string, options?: CallOptions): Promise<void> {
    await request(confirmNewsletterDocument, { token }, options);
  },
  async unsubscribeNewsletter(token: string, options?: CallOptions): Promise<void> {
    await request(unsubscribeNewsletterDocument, { token }, options);
  },
  /** The newsletters that whoever is logged in wants from now on; those left out stay as they are. */
  async subscribeNewsletter(mailings: readonly MailingInput[], options?: CallOptions): Promise<MailingContact> {
    return (await request(subscribeNewsletterDocument, { mailings: [...mailings] }, options)).subscribeNewsletter;
  },
});
