import 'altcha/external';
import 'altcha/altcha.css';
import type { Locale } from '@geven/timber';
import type { State } from 'altcha/types';
import { CaptchaFailure } from './captcha-failure';
import { CAPTCHA_FIELD } from './captcha-token';
import { CHALLENGE_PATH, createCaptchaWorker } from './captcha-work';
import type { CaptchaMount } from './mount-captcha';

const ALGORITHM = 'PBKDF2/SHA-256';

/** The widget's words; English ones are part of it. */
const LANGUAGES: Readonly<Record<Locale, () => Promise<unknown>>> = {
  de: () => import('altcha/i18n/de'),
  nl: () => import('altcha/i18n/nl'),
  en: async () => {},
};

/**
 * Puts the shop's own captcha test into a node: a checkbox, after which the browser works for a second. Nobody but the
 * shop hears of it, and it sets no cookie.
 */
export async function mountOwnCaptcha({ node, locale, onFailure }: CaptchaMount): Promise<void> {
  // Browsers have what the work needs over https alone.
  if (!globalThis.isSecureContext) throw new CaptchaFailure('execute');
  $altcha.algorithms.set(ALGORITHM, createCaptchaWorker);
  await LANGUAGES[locale]().catch((error: unknown) => {
    throw new CaptchaFailure('load', error);
  });
  const widget = document.createElement('altcha-widget');
  for (const [name, value] of Object.entries({
    challenge: CHALLENGE_PATH,
    language: locale,
    name: CAPTCHA_FIELD,
    configuration: JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false }),
  }))
    widget.setAttribute(name, value);
  widget.addEventListener('statechange', (event) => {
    const { state } = (event as CustomEvent<{ state: `${State}` }>).detail;
    if (state === 'error') onFailure();
  });
  node.replaceChildren(widget);
}
