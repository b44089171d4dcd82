import type { Consent, Purpose } from './consent-cookie';

/**
 * What a submitted form decides: `choice` is `all`, `none`, `chosen` (each purpose with a field of its name) or one
 * purpose, which is then given beside what was decided before. Null for anything else.
 */
export function decideConsent(
  values: Readonly<Record<string, string>>,
  purposes: readonly Purpose[],
  before: Consent,
): Consent | null {
  const { choice } = values;
  const decide = (isGiven: (purpose: Purpose) => boolean): Consent =>
    Object.fromEntries(purposes.map((purpose) => [purpose, isGiven(purpose)]));
  if (choice === 'all' || choice === 'none') return decide(() => choice === 'all');
  if (choice === 'chosen') return decide((purpose) => values[purpose] === 'on');
  const single = purposes.find((purpose) => purpose === choice);
  return single ? { ...before, [single]: true } : null;
}
