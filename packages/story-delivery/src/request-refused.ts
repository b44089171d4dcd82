/** A request that the delivery API does not answer, with its status and body. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';

  constructor(
    readonly status: 401 | 404 | 422,
    readonly body: unknown,
  ) {
    super(`Refused with ${status}`);
  }
}

export const unauthorized = () => new RequestRefused(401, { error: 'Unauthorized' });
export const notFound = () => new RequestRefused(404, ['This record could not be found']);
export const unprocessable = (reason: string) => new RequestRefused(422, { error: reason });
