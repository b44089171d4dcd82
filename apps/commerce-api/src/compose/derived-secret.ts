import { createHmac, randomBytes } from 'node:crypto';

/**
 * A secret for one purpose where the settings name none. Every process knows the same forwarding secret; a single one
 * without it gets on with what it makes up.
 */
export const derivedSecret = (forwardingSecret: string | undefined, purpose: string): string =>
  createHmac('sha256', forwardingSecret ?? randomBytes(32))
    .update(purpose)
    .digest('hex');
