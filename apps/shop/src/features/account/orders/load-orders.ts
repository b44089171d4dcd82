import { SdkError } from '@geven/odoo-sdk';

/** What is shown in place of orders while they cannot be read. */
export type Unavailable = 'unavailable';

/**
 * What a call answers, or that it cannot be had at the moment: the page around it is shown all the same. A mistake of the
 * shop stays one.
 */
export async function ifAvailable<Answer>(call: Promise<Answer>): Promise<Answer | Unavailable> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof SdkError && error.isRetryable) return 'unavailable';
    throw error;
  }
}
