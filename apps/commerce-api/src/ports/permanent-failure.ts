/** What would fail in the same way however often it is tried, such as mail to an address that does not exist. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
