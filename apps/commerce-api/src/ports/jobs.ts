import type { Locale } from '@geven/timber';
import type { VatIdCheck } from '../domain/checkout/vat-id-check';

const DAY_S = 24 * 60 * 60;
/** Attempts come once an hour in the end; a mail that the law wants outlives a long outage. */
const TWO_WEEKS_OF_RETRIES = 14 * 24;

/** How long a kind of job is tried; unset: about two days, a minute for each attempt. */
export interface JobOptions {
  /** Attempts after the first. */
  readonly retryLimit?: number;
  /** Seconds after which a job under way counts as lost with its process. */
  readonly expiresAfter?: number;
  /** When it is stored by the clock, as cron has it in UTC: once, however many processes there are. */
  readonly cron?: string;
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

/** A mail to one of the two addresses of a change. */
interface EmailChangeJob {
  readonly changeId: string;
}

/** Work that outlives the request, by name; each has a queue. */
export const JOBS = {
  'order-confirmation': job<{ orderId: number }>(),
  /** To whoever declared a withdrawal, and to the merchant. */
  'withdrawal-receipt': job<WithdrawalJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
  'withdrawal-notice': job<WithdrawalJob>({ retryLimit: TWO_WEEKS_OF_RETRIES }),
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
  /** Ends an order that another system has and we have not recorded yet. */
  'finish-placement': job<{ cartId: number; clientKey: string }>(),
  /** Makes new e-mail addresses count that nobody objected to. */
  'settle-email-changes': schedule('*/10 * * * *'),
  /** Deletes accounts whose owners did not change their mind. */
  'delete-accounts': schedule('5-59/10 * * * *'),
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
