import type { Locale } from '@geven/timber';
import type { VatIdCheck } from '../domain/checkout/vat-id-check';
import type { PaymentAlarm } from '../domain/payments/card-payment';

const DAY_S = 24 * 60 * 60;
/** Attempts come once an hour in the end; a mail that the law wants outlives a long outage. */
const TWO_WEEKS_OF_RETRIES = 14 * 24;
/** Of mails that many may ask for at a time: a mail server takes a tenth of a second and more before it greets. */
const MAILS_AT_ONCE = 2;
/** Of what payment services report, in bursts and often of one attempt: a job of it is short, a look for jobs is not. */
const EVENTS_AT_ONCE = 5;

/** How long a kind of job is tried; unset: about two days, a minute for each attempt. */
export interface JobOptions {
  /** Attempts after the first. */
  readonly retryLimit?: number;
  /** Seconds after which a job under way counts as lost with its process. */
  readonly expiresAfter?: number;
  /** When it is stored by the clock, as cron has it in UTC: once, however many processes there are. */
  readonly cron?: string;
  /** How many of them a process does at a time; unset: one after the other. */
  readonly atOnce?: number;
  /** Seconds after which one that is over is forgotten, with its data; unset: it stays, and keeps a second one of its key away. */
  readonly forgetAfter?: number;
}

/** A kind of job whose jobs carry `Data`. */
interface JobKind<Data> extends JobOptions {
  /** Never there: it tells the compiler what the data is. */
  readonly data?: Data;
}

const job = <Data extends object>(options: JobOptions = {}): JobKind<Data> => options;

/** Work that is due again and again: one that failed is not tried again, the next one does what it left. */
const schedule = (cron: string): JobKind<object> => job({ cron, retryLimit: 0 });

/** What a mail about an account is made of; the token of a link is made with the mail, so that no job ever holds it. */
export interface AccountMailJob {
  /** Null: nobody is written to. */
  readonly accountId: number | null;
  /** Each request is a mail of its own. */
  readonly requestId: string;
}

/** A mail about a declaration of withdrawal. */
interface WithdrawalJob {
  readonly withdrawalId: number;
}

/** About a request that somebody sent. */
interface LeadJob {
  readonly leadId: number;
}

/** About somebody's wish for a newsletter. */
interface NewsletterJob {
  readonly subscriptionId: number;
  readonly requestId: string;
}

/** A mail to one of the two addresses of a change. */
interface EmailChangeJob {
  readonly changeId: string;
}

/** About one attempt to pay. */
interface PaymentJob {
  readonly reference: string;
}

interface PaymentAlarmJob extends PaymentJob {
  readonly alarm: PaymentAlarm | 'unknownReference' | 'orderWithoutMoney' | 'notReversed' | 'notRefunded' | 'notBooked';
}

/** About the order that an attempt has frozen in another system. */
interface FrozenOrderJob {
  readonly attemptId: string;
}

/** Work that outlives the request, by name; each has a queue. */
export const JOBS = {
  'order-confirmation': job<{ orderId: number }>({ atOnce: MAILS_AT_ONCE }),
  /** Reminds whoever ordered of a transfer, and says until which day it may come: `2026-12-09`. */
  'payment-reminder': job<{ orderId: number; payBy: string }>(),
  /** Tells the shopper that a transfer has arrived; when, as ISO 8601. */
  'payment-received': job<{ orderId: number; paidAt: string }>(),
  /** Tells the shopper why, and how many cents go back. */
  'order-cancelled': job<{ orderId: number; reason: 'merchant' | 'customer' | 'unpaid'; refund: number }>(),
  /** Asks the address of an order whether its owner wants a change. */
  'confirm-order-change': job<{ changeId: number }>(),
  /** To whoever declared a withdrawal, and to the merchant. */
  'withdrawal-receipt': job<WithdrawalJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  'withdrawal-notice': job<WithdrawalJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Brings a request to the desk; each delivery of one is another. */
  'deliver-lead': job<LeadJob & { delivery: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES, atOnce: MAILS_AT_ONCE }),
  /** Puts a file of a request to the lead that it became in another system. */
  'lead-file': job<LeadJob & { uploadId: string; odooId: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Tells its sender that it has arrived, or that a link is to be followed first. */
  'lead-receipt': job<LeadJob>({ atOnce: MAILS_AT_ONCE }),
  'confirm-lead': job<LeadJob>({ atOnce: MAILS_AT_ONCE }),
  /** Asks whether somebody wants a newsletter, and says that it comes from now on. */
  'confirm-newsletter': job<NewsletterJob>(),
  'newsletter-welcome': job<NewsletterJob>(),
  /** Tells another system that writes newsletters how a subscription is; each change is another. */
  'follow-newsletter': job<{ subscriptionId: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Asks the merchant for an expired quotation once more. */
  'quotation-asked': job<{ quotationId: number }>(),
  /** Tells the customer that it can be ordered. */
  'quotation-answered': job<{ quotationId: number }>(),
  /** A copy of a cart; the address is nowhere else, and here for a day at most after the mail. */
  'cart-mail': job<{ savedCartId: number; email: string; locale: Locale }>({ forgetAfter: DAY_S }),
  'confirm-email': job<AccountMailJob>(),
  'email-taken': job<AccountMailJob>(),
  'reset-password': job<AccountMailJob>(),
  'password-changed': job<AccountMailJob>(),
  'passkey-added': job<AccountMailJob>(),
  'approve-email-change': job<EmailChangeJob>(),
  'confirm-new-email': job<EmailChangeJob>(),
  'email-changed': job<EmailChangeJob & { to: 'before' | 'after' }>(),
  /** Has the backend write to the new address. */
  'follow-email-change': job<EmailChangeJob>(),
  'export-ready': job<AccountMailJob>(),
  'deletion-announced': job<AccountMailJob>(),
  /** To somebody whose address is nowhere else any more: here it is for a day at most after the mail. */
  'account-deleted': job<{ email: string; locale: Locale; requestId: string }>({ forgetAfter: DAY_S }),
  /** Puts a customer's data into a file. */
  'export-data': job<{ requestId: string }>({ retryLimit: 10, expiresAfter: 300 }),
  invitation: job<AccountMailJob>(),
  /** Asks for the VAT id of an order again that nobody said anything of when it was placed. */
  'check-vat-id': job<{ orderId: number }>(),
  /** Tells the merchant what was said of it. */
  'vat-id-checked': job<{ orderId: number; check: VatIdCheck }>(),
  /** Has the backend know the customer whose address is proven. */
  'link-customer': job<{ customerId: number }>(),
  /** Has an attempt follow from what was reported about it. */
  'settle-payment': job<PaymentJob>({ atOnce: EVENTS_AT_ONCE }),
  /** Has the payment service end an attempt that nobody wants any more. */
  'cancel-payment': job<PaymentJob>(),
  /** Sends the money of an attempt back whose order was placed otherwise. */
  'reverse-payment': job<PaymentJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Sends money of an order back, all that was paid or a part. */
  'refund-payment': job<PaymentJob & { noteId: number; cents: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Takes the money that a card has promised. */
  'capture-payment': job<PaymentJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Tells the merchant what to look at. */
  'payment-alarm': job<PaymentAlarmJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Tells whoever paid twice that the money goes back. */
  'payment-reversed': job<PaymentJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Makes out what an order has to have by now: its invoice, and a credit note of each refund. */
  'issue-invoices': job<{ orderId: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  /** Makes the files of an invoice, once. */
  'make-invoice-files': job<{ invoiceId: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES, expiresAfter: 300 }),
  /** Sends an invoice or a credit note to whom it is made out. */
  invoice: job<{ invoiceId: number }>({ retryLimit: TWO_WEEKS_OF_RETRIES, atOnce: MAILS_AT_ONCE }),
  /** Has the other system that orders are in know that one is paid. */
  'book-payment': job<FrozenOrderJob>({ retryLimit: TWO_WEEKS_OF_RETRIES, expiresAfter: 120 }),
  /** Tells the merchant where it does not know of it after a while. */
  'check-booking': job<FrozenOrderJob>(),
  /** Has it know that money of a paid order goes back. */
  'book-refund': job<FrozenOrderJob & { noteId: number; cents: number }>({
    retryLimit: TWO_WEEKS_OF_RETRIES,
    expiresAfter: 120,
  }),
  /** Has it know that an attempt came to nothing. */
  'release-order': job<FrozenOrderJob>({ expiresAfter: 120 }),
  /** Ends an order that another system has and we have not recorded yet. */
  'finish-placement': job<{ cartId: number; clientKey: string }>(),
  /** Makes new e-mail addresses count that nobody objected to. */
  'settle-email-changes': schedule('*/10 * * * *'),
  /** Deletes accounts whose owners did not change their mind. */
  'delete-accounts': schedule('5-59/10 * * * *'),
  /** Ends attempts to pay that nobody came back from. */
  'end-payments': schedule('2-59/5 * * * *'),
  /** Reminds of transfers, and cancels orders that nobody pays: in the morning in Berlin. */
  'follow-transfers': schedule('17 8 * * *'),
  /** Takes expired files away. */
  'remove-files': schedule('23 * * * *'),
};

export type JobName = keyof typeof JOBS;

/** What the jobs of each name carry. */
export type Jobs = { readonly [Name in JobName]: NonNullable<(typeof JOBS)[Name]['data']> };

/** One job; `key` makes a second one of the same name and key nothing. It is done as soon as possible, or at a time. */
export type Job = {
  [Name in JobName]: {
    readonly name: Name;
    readonly key: string;
    readonly data: Jobs[Name];
    readonly startAfter?: Date;
  };
}[JobName];
