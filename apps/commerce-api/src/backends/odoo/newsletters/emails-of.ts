import { emailKey } from '../../../domain/accounts/email-address';

/** An address in the ways that Odoo may have normalised it. */
export const emailsOf = (email: string): string[] => [...new Set([emailKey(email), email.trim().toLowerCase()])];
