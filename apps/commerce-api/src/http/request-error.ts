import type { CommerceError } from '../domain/errors/commerce-error';

/** A request that is refused before any operation runs, and the status it is refused with. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 415,
    override readonly cause: CommerceError,
  ) {
    super(cause.message);
  }
}
