import type { LeadReceipt } from '@geven/odoo-sdk';

/** What the page says after a form was sent. */
export interface SentLead {
  /** To quote when asking about it. */
  readonly reference: string;
  /** True where a mailed link is to be followed first. */
  readonly isToBeConfirmed: boolean;
  /** When somebody reads it, ISO 8601. */
  readonly readFrom: string;
}

/** A receipt in the values of a form, which its page is shown with after sending. */
export const sentValues = ({ reference, isToBeConfirmed, readFrom }: LeadReceipt): Record<string, string> => ({
  reference,
  readFrom,
  ...(isToBeConfirmed ? { isToBeConfirmed: 'true' } : {}),
});

/** Reads what `sentValues` wrote; null where nothing was sent. */
export function readSent(values: Readonly<Record<string, string>>): SentLead | null {
  const { reference, readFrom, isToBeConfirmed } = values;
  if (!reference || Number.isNaN(Date.parse(readFrom ?? ''))) return null;
  return { reference, readFrom: readFrom ?? '', isToBeConfirmed: isToBeConfirmed === 'true' };
}
