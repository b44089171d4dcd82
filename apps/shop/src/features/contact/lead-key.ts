import { createHash } from 'node:crypto';
import { uploadTokens } from '@/lib/forms/read-uploads';
import { CONTACT_FORMS } from './contact-forms';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What can be entered in any of the forms, and the product that a question is about. */
const FIELDS = ['product', ...new Set(Object.values(CONTACT_FORMS).flatMap(({ fields }) => fields))];

/**
 * The key that makes one request of a form, however often its button is pressed: that of its page, where it is not one that
 * everybody shares, and what was entered. Who goes back and writes something else has sent another request. Files count by
 * number: each press of a plain form uploads them once more.
 */
export function leadKey({ clientKey = '', ...values }: Readonly<Record<string, string>>): string {
  const entered = FIELDS.map((field) => values[field] ?? '');
  const made = [UUID.test(clientKey) ? clientKey : '', ...entered, uploadTokens(values).length];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
