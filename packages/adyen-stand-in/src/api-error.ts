/** What the vendor answers a request with that it does not take. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: 401 | 403 | 422 | 500,
    readonly errorCode: string,
    message: string,
  ) {
    super(message);
  }

  /** The body of the answer. */
  toJson() {
    const { status, errorCode, message } = this;
    const errorType = status === 422 ? 'validation' : status === 500 ? 'internal' : 'security';
    return { status, errorCode, message, errorType };
  }
}
