/** Who tells people from machines: the shop itself, or a service that speaks version 2 of reCAPTCHA. */
export const CAPTCHA_PROVIDERS = ['own', 'recaptcha', 'turnstile', 'hcaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
export type CaptchaVendorName = Exclude<CaptchaProvider, 'own'>;

/** A service of another company: all of them have the same script and the same check, at addresses of their own. */
export interface CaptchaVendor {
  /** What whoever is asked for consent is told. */
  readonly name: string;
  /** The script of version 2 that makes the global `grecaptcha` (API-73). */
  readonly script: string;
  /** Where the shop's server has an answer checked. */
  readonly verify: string;
  /** Origins of everything that the script loads and shows, for the policy of pages. */
  readonly hosts: readonly string[];
}

const VENDORS: Readonly<Record<CaptchaVendorName, CaptchaVendor>> = {
  recaptcha: {
    name: 'Google reCAPTCHA',
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    hosts: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?compat=recaptcha',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: ['https://challenges.cloudflare.com'],
  },
  hcaptcha: {
    name: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

/** A service by its name; with `url` all of it is there, as a stand-in is. Null for the shop's own. */
export function captchaVendor(provider: CaptchaProvider, url?: string): CaptchaVendor | null {
  if (provider === 'own') return null;
  const vendor = VENDORS[provider];
  if (!url) return vendor;
  const moved = (address: string) => {
    const { pathname, search } = new URL(address);
    return new URL(pathname + search, url).href;
  };
  return { ...vendor, script: moved(vendor.script), verify: moved(vendor.verify), hosts: [new URL(url).origin] };
}
