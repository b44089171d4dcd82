/** What somebody may consent to; everything else that the shop does needs no consent. */
export const PURPOSES = ['analytics', 'video'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What was decided, purpose by purpose; one that is missing was never asked for. */
export type Consent = Readonly<Partial<Record<Purpose, boolean>>>;

export const CONSENT_COOKIE = 'consent';
/** Goes up when a purpose comes to mean more: then everybody is asked again. */
const VERSION = 1;
/** 180 days, in seconds (CK-07). */
const CONSENT_SECONDS = 15_552_000;

/** Version and decisions, such as `1.analytics-no.video-yes`; each purpose once at most. */
const VALUE = new RegExp(`^${VERSION}((?:\\.(?:${PURPOSES.join('|')})-(?:yes|no)){1,${PURPOSES.length}})$`);

/** Reads the cookie's value; anything but what this version writes is no decision. */
export function readConsent(value: string | undefined): Consent {
  const [, decisions] = VALUE.exec(value ?? '') ?? [];
  const entries = (decisions ?? '')
    .split('.')
    .slice(1)
    .map((decision) => decision.split('-'));
  if (new Set(entries.map(([purpose]) => purpose)).size < entries.length) return {};
  return Object.fromEntries(entries.map(([purpose, answer]) => [purpose, answer === 'yes']));
}

/**
 * The `set-cookie` line of a decision. Pages that everybody shares read it in the browser; browsers keep what a server
 * sets for as long as it says, and what a script sets for a few days only.
 */
export function consentCookie(consent: Consent, isHttps: boolean): string {
  const decisions = PURPOSES.flatMap((purpose) => {
    const isGiven = consent[purpose];
    return isGiven === undefined ? [] : [`.${purpose}-${isGiven ? 'yes' : 'no'}`];
  });
  const flags = `Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return `${CONSENT_COOKIE}=${VERSION}${decisions.join('')}; ${flags}`;
}
