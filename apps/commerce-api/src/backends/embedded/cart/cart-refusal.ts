import { CommerceError } from '../../../domain/errors/commerce-error';

/** What work makes, or its refusal: returned from a transaction that has noted new prices, which must stay. */
export function refusalOr<Result>(work: () => Result): Result | CommerceError {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommerceError) return error;
    throw error;
  }
}
