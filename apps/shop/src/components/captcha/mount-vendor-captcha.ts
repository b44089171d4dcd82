import type { Locale } from '@geven/timber';
import { CaptchaFailure } from './captcha-failure';
import type { CaptchaMount, VendorCaptcha } from './mount-captcha';

/** The global of version 2, as far as the shop uses it (API-73). */
interface Recaptcha {
  render(node: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
}

declare global {
  var grecaptcha: Partial<Recaptcha> | undefined;
  var onCaptchaScript: (() => void) | undefined;
}

const TIMEOUT_MS = 10_000;
/** Once per address: two forms of a page share a script. */
const scripts = new Map<string, Promise<void>>();

/** Puts a vendor's captcha test into a node, version 2 in its normal size (VA-10); call it after consent only. */
export async function mountVendorCaptcha(
  { siteKey, script }: VendorCaptcha,
  { node, locale, onFailure }: CaptchaMount,
): Promise<void> {
  if (!siteKey) throw new CaptchaFailure('key');
  const loading = scripts.get(script) ?? load(script, locale);
  scripts.set(script, loading);
  await loading.catch((error: unknown) => {
    // The next attempt begins again.
    scripts.delete(script);
    throw error;
  });
  const { grecaptcha } = globalThis;
  if (!grecaptcha?.render) throw new CaptchaFailure('version');
  const place = node.ownerDocument.createElement('div');
  node.replaceChildren(place);
  try {
    grecaptcha.render(place, {
      sitekey: siteKey,
      size: 'normal',
      hl: locale,
      language: locale,
      'error-callback': onFailure,
    });
  } catch (error) {
    throw new CaptchaFailure('execute', error);
  }
}

/** Done when the vendor's script says that it is ready. */
function load(address: string, locale: Locale): Promise<void> {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ onload: 'onCaptchaScript', render: 'explicit', hl: locale }))
    url.searchParams.set(name, value);
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new CaptchaFailure('load'));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    globalThis.onCaptchaScript = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.async = true;
    script.src = url.href;
    document.head.append(script);
  });
}
