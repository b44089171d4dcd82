/** A call without a result. It never holds what was sent: encrypted card data is neither stored nor logged. */
export class AdyenFailure extends Error {
  override readonly name = 'AdyenFailure';

  constructor(
    /** Null: no answer came. */
    readonly status: number | null,
    /** The vendor's. */
    readonly errorCode: string | null = null,
  ) {
    super(status === null ? 'Adyen did not answer' : `Adyen answered ${status} (${errorCode ?? 'no code'})`);
  }

  /** Whether the call may have done something for all that. */
  get isUnanswered(): boolean {
    return this.status === null || this.status >= 500 || this.errorCode === IN_PROGRESS;
  }
}

/** "Request already processed or in progress": the first of two attempts is still under way. */
const IN_PROGRESS = '704';
