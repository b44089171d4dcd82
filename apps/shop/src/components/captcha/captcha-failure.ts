/** Why there is no captcha test: each has a text of its own (ER-15 to ER-18). */
export type CaptchaFailureKind = 'key' | 'version' | 'load' | 'execute';

export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';

  constructor(
    readonly kind: CaptchaFailureKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

/** What a failed test is said to have failed for. */
export const failureKind = (error: unknown): CaptchaFailureKind =>
  error instanceof CaptchaFailure ? error.kind : 'execute';
