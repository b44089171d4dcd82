/** Stories cannot be read now, and nothing stands behind the service for this one: come again later. */
export class StoriesUnavailable extends Error {
  override readonly name = 'StoriesUnavailable';

  constructor(
    readonly what: string,
    options?: ErrorOptions,
  ) {
    super(`${what} cannot be read`, options);
  }
}
