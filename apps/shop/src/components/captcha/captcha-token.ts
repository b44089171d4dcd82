/** The field that an answer is in: version 2 of reCAPTCHA calls it so, and all others with it. */
export const CAPTCHA_FIELD = 'g-recaptcha-response';

/**
 * The answer that came with a form: empty where the test was shown and not passed, null where there was none, as without
 * script or consent. Name {@link CAPTCHA_FIELD} among the form's secrets: an answer is good once.
 */
export const captchaToken = (values: Readonly<Record<string, string>>): string | null => values[CAPTCHA_FIELD] ?? null;
