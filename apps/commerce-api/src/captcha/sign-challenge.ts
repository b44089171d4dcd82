import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** About a second in a browser, measured with the widget in Chromium on two cores. */
export const CAPTCHA_WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2000, counter: { from: 500, to: 1000 } } as const;

/** Of each other: whoever learns one signature knows nothing of the other kind. */
export const captchaSecrets = (secret: string) => ({
  hmacSignatureSecret: `${secret} challenge`,
  hmacKeySignatureSecret: `${secret} key`,
});

/** What a browser is to solve: the key whose counter this is. Signed, so that it need not be stored (CF-09). */
export function signChallenge(options: {
  readonly secret: string;
  readonly counter: number;
  readonly expiresAt: Date;
}): Promise<Challenge> {
  const { algorithm, cost } = CAPTCHA_WORK;
  const { secret, counter, expiresAt } = options;
  return createChallenge({ algorithm, cost, counter, deriveKey, expiresAt, ...captchaSecrets(secret) });
}
