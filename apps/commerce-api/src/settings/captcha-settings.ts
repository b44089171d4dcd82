import { CAPTCHA_PROVIDERS, captchaVendor } from '@geven/odoo-sdk/server';
import { z } from 'zod';
import { areaSettings } from './area-settings';

/** Who tells people from machines. */
export const captchaSettings = areaSettings(
  {
    CAPTCHA_PROVIDER: z.enum(CAPTCHA_PROVIDERS).default('own'),
    /** The key that a vendor gave for the server; for the shop's own, what challenges are signed with, unset: derived from FORWARDING_SECRET. */
    CAPTCHA_SECRET: z.string().min(1).optional(),
    /** Where a vendor's addresses are instead of at the vendor, as the sandbox plays it; unset: at the vendor. */
    CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  },
  ({ CAPTCHA_PROVIDER, CAPTCHA_SECRET, CAPTCHA_URL }) => ({
    vendor: captchaVendor(CAPTCHA_PROVIDER, CAPTCHA_URL),
    secret: CAPTCHA_SECRET,
  }),
);
