/** A new address counts so long after it was asked for, unless the one before objects. */
export const EMAIL_CHANGE_MS = 7 * 24 * 60 * 60 * 1000;

/** That an account is to have another address. */
export interface EmailChange {
  readonly id: string;
  readonly accountId: number;
  /** The address that the account had when this was asked for. */
  readonly before: EmailAddress;
  readonly after: EmailAddress;
  readonly requestedAt: Date;
  /** When who reads the mails to the address before agreed; null: not yet. */
  readonly approvedAt: Date | null;
  /** When the new address was proven; null: not yet. */
  readonly confirmedAt: Date | null;
  /** Since when the new address counts; null: not yet. */
  readonly settledAt: Date | null;
}

/** An address as it was typed in, and the same whatever its case. */
export interface EmailAddress {
  readonly email: string;
  readonly emailKey: string;
}

type Answers = Pick<EmailChange, 'requestedAt' | 'approvedAt' | 'confirmedAt'>;

/** The moment when a change counts without the address before. */
export const endOfObjection = ({ requestedAt }: Pick<EmailChange, 'requestedAt'>): Date =>
  new Date(requestedAt.getTime() + EMAIL_CHANGE_MS);

/** Whether nothing is missing: the new address is proven, and the one before agreed or had its time to object. */
export const isDue = (change: Answers, now: Date): boolean =>
  change.confirmedAt !== null && (change.approvedAt !== null || endOfObjection(change) <= now);

/** Whether a change came to nothing: nobody has proven the new address in the time that there is for it. */
export const isLapsed = (change: Answers, now: Date): boolean =>
  change.confirmedAt === null && endOfObjection(change) <= now;
