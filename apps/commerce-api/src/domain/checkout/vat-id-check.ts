/** What became of asking for a VAT id. */
export interface VatIdCheck {
  /** As it was asked for, without white space. */
  readonly vatId: string;
  /** `unanswered`: the service was away, or too slow. */
  readonly outcome: 'valid' | 'invalid' | 'unanswered';
  /** ISO 8601: orders keep it as JSON. */
  readonly checkedAt: string;
  /** What proves to the tax office that it was asked for; only where the service gave one. */
  readonly consultationNumber: string | null;
}

const MINUTE_MS = 60_000;

/** An answer holds for a day; where there was none, the service is asked again after a minute. */
const HOLDS_FOR_MS = { valid: 24 * 60 * MINUTE_MS, invalid: 24 * 60 * MINUTE_MS, unanswered: MINUTE_MS };

/** Whether a check needs not be made again yet. */
export function isFresh({ outcome, checkedAt }: Pick<VatIdCheck, 'outcome' | 'checkedAt'>, now: Date): boolean {
  return now.getTime() - Date.parse(checkedAt) < HOLDS_FOR_MS[outcome];
}
