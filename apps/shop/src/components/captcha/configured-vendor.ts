import { captchaVendor } from '@geven/odoo-sdk/server';
import { env } from '@/lib/env';
import type { VendorCaptcha } from './mount-captcha';

const vendor = captchaVendor(env.CAPTCHA_PROVIDER, env.CAPTCHA_URL);

/** The vendor whose captcha the settings name; null: the shop's own. */
export const configuredVendor: VendorCaptcha | null = vendor && {
  name: vendor.name,
  script: vendor.script,
  siteKey: env.CAPTCHA_SITE_KEY ?? null,
};
