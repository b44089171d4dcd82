import { DELETION_DELAY_MS } from './deletion';
import { EMAIL_CHANGE_MS } from './email-change';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a link in a mail is good for, and for how long; the mail of a reset may take 15 minutes (AU-10). */
export const LINK_LIFE_MS = {
  'confirm-email': 24 * HOUR_MS,
  'reset-password': 60 * MINUTE_MS,
  /** To the address that an account has: as long as there is time to object. */
  'approve-email-change': EMAIL_CHANGE_MS,
  /** To the address that it is to have. */
  'confirm-new-email': 24 * HOUR_MS,
  /** As long as there is something to undo. */
  'undo-deletion': DELETION_DELAY_MS,
  /** Somebody whom the merchant invited may be on holiday. */
  'accept-invitation': 7 * 24 * HOUR_MS,
} as const;

export type LinkPurpose = keyof typeof LINK_LIFE_MS;

/** What a password may be chosen by. */
export const PASSWORD_LINKS = ['reset-password', 'accept-invitation'] as const satisfies readonly LinkPurpose[];
