import type { Locale } from '@geven/timber';
import { getMessages } from '@/lib/texts/i18n';
import { CaptchaIsland } from './CaptchaIsland';
import { configuredVendor } from './configured-vendor';

export interface CaptchaFieldProps {
  /** Of the page: the test speaks it (VA-10). */
  locale: Locale;
  /** What is wrong with the field `captcha`, for example 'You must accept the captcha test.' (CF-09). */
  error?: string | undefined;
}

/**
 * The captcha test of a form, to be placed above its button. It loads when the form is first touched; a vendor's only after
 * consent, given by a button in its place. The form's action reads the answer with `captchaToken(values)` and names
 * `CAPTCHA_FIELD` among its secrets; a form without one, as without script, waits for a mailed link.
 */
export function CaptchaField({ locale, error }: CaptchaFieldProps) {
  return (
    <CaptchaIsland error={error} locale={locale} messages={getMessages(locale, 'captcha')} vendor={configuredVendor} />
  );
}
