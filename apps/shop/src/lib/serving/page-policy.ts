import { type CaptchaProvider, captchaVendor } from '@geven/odoo-sdk/server';
import RULES from './content-security-policy.json' with { type: 'json' };
import { type PaymentSettings, paymentHosts } from './payment-hosts.ts';

/** Settings that name the services of others which pages may use. */
export interface VendorSettings {
  readonly TAG_ID_NL?: string | undefined;
  readonly TAG_ID_EN?: string | undefined;
  readonly TAG_ID_DE?: string | undefined;
  readonly TAG_URL: string;
  readonly TAG_HOSTS: string;
  readonly YOUTUBE_PLAYER_URL?: string | undefined;
  readonly VIMEO_PLAYER_URL?: string | undefined;
  readonly CAPTCHA_PROVIDER?: CaptchaProvider | undefined;
  readonly CAPTCHA_URL?: string | undefined;
}

/** The parts of a page's policy that are the same for all pages of a shop. */
export interface PagePolicy {
  /** Every directive but that of scripts, which each page completes itself. */
  readonly rules: readonly string[];
  /** Hosts of scripts besides the shop's own. */
  readonly scripts: readonly string[];
}

declare global {
  /** For the page cache, which is loaded apart from the rest of the shop. */
  var pagePolicy: PagePolicy | undefined;
}

/** The policy of pages: the shop's own host, and those that its settings name and nobody else's (LG-06). */
export function readPagePolicy(settings: VendorSettings): PagePolicy {
  const { TAG_ID_NL, TAG_ID_EN, TAG_ID_DE, TAG_URL, TAG_HOSTS, YOUTUBE_PLAYER_URL, VIMEO_PLAYER_URL } = settings;
  const hasTag = [TAG_ID_NL, TAG_ID_EN, TAG_ID_DE].some(Boolean);
  const tag = hasTag ? [...new Set([new URL(TAG_URL).origin, ...TAG_HOSTS.split(' ').filter(Boolean)])] : [];
  const players = [YOUTUBE_PLAYER_URL, VIMEO_PLAYER_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
  const captcha = captchaVendor(settings.CAPTCHA_PROVIDER ?? 'own', settings.CAPTCHA_URL)?.hosts ?? [];
  // Of a vendor's test: its pictures and styles, and the thread that its script works in.
  const more: Readonly<Record<string, readonly string[]>> = { 'img-src': [...tag, ...captcha], 'style-src': captcha };
  const rules = RULES.map((rule) => [rule, ...(more[rule.split(' ')[0] ?? ''] ?? [])].join(' '));
  return {
    rules: [
      ...rules,
      ...directive('connect-src', [...tag, ...captcha]),
      ...directive('frame-src', [...new Set([...players, ...captcha])]),
      ...directive('worker-src', captcha),
    ],
    scripts: [...tag, ...captcha],
  };
}

/**
 * The policy of the page that pays: the shop's own host and those of the payment service. Neither tag nor players, as
 * whatever runs there could read what shoppers enter (PCI DSS 6.4.3, 11.6.1).
 */
export function readPaymentPolicy(settings: PaymentSettings): PagePolicy {
  const { frames, connections, images, forms } = paymentHosts(settings);
  const more: Readonly<Record<string, readonly string[]>> = { 'img-src': images, 'form-action': forms };
  const rules = RULES.map((rule) => [rule, ...(more[rule.split(' ')[0] ?? ''] ?? [])].join(' '));
  return {
    rules: [...rules, ...directive('connect-src', connections), ...directive('frame-src', frames)],
    scripts: [],
  };
}

const directive = (name: string, hosts: readonly string[]) =>
  hosts.length > 0 ? [[name, "'self'", ...hosts].join(' ')] : [];
