import { z } from 'zod';
import type { Captcha } from '../../ports/captcha';

export interface SiteverifyCaptchaOptions {
  /** `https://www.google.com/recaptcha/api/siteverify`, or that of another vendor. */
  readonly url: string;
  readonly secret: string;
  /** @default 4000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 4000;
/** What vendors send at most; no one else's text goes out. */
const MAX_TOKEN = 8000;

const answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** What the visitor's answer is at fault for; every other fault is the shop's or the vendor's own. */
const REFUSALS: ReadonlySet<string> = new Set([
  ...['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'],
  // So some vendors call it as well.
  ...['expired-input-response', 'already-seen-response', 'invalid-or-already-seen-response'],
]);

/**
 * A captcha of a vendor that speaks `siteverify`, as reCAPTCHA version 2, Turnstile and hCaptcha do (CF-09). The visitor's
 * address is not handed on.
 */
export function createSiteverifyCaptcha({ url, secret, timeoutMs = TIMEOUT_MS }: SiteverifyCaptchaOptions): Captcha {
  return {
    async verify(token) {
      if (token === '' || token.length > MAX_TOKEN) return false;
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The captcha’s service answered ${response.status}`);
      const { success, 'error-codes': codes } = answer.parse(await response.json());
      if (success) return true;
      if (codes.length > 0 && codes.every((code) => REFUSALS.has(code))) return false;
      throw new Error(`The captcha’s service refused: ${codes.join(', ') || 'without a reason'}`);
    },
  };
}
