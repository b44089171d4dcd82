import { CommerceError } from '../../domain/errors/commerce-error';

// A UUID fits easily; what is longer was made by no page of the shop.
const CLIENT_KEY = /^[\w-]{8,100}$/;

/** Refuses a key that no page made: it is what makes two tries one. */
export function checkClientKey(clientKey: string): void {
  if (!CLIENT_KEY.test(clientKey))
    throw new CommerceError('BAD_REQUEST', { reason: 'clientKey must be 8 to 100 letters, digits, - or _' });
}
