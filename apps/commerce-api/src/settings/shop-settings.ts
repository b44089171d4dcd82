import type { Locale } from '@geven/timber';
import { z } from 'zod';
import { areaSettings } from './area-settings';

/** The shop that this API serves. */
export const shopSettings = areaSettings(
  {
    /** Address of the shop: in mails, and the origin that may POST. */
    SHOP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    /** A host per language, as the shop has it: mails lead to the one of their reader. */
    SHOP_HOST_NL: z.string().optional(),
    SHOP_HOST_EN: z.string().optional(),
    SHOP_HOST_DE: z.string().optional(),
    /** What the shop calls itself in mails. */
    BRAND: z.string().min(1).default('Geven'),
    /** What the shop knows this API by when told that cached pages are stale; unset: it is not told. */
    REVALIDATE_SECRET: z.string().min(16).optional(),
  },
  ({ SHOP_URL, SHOP_HOST_NL, SHOP_HOST_EN, SHOP_HOST_DE, BRAND, REVALIDATE_SECRET }) => ({
    url: SHOP_URL,
    origins: {
      nl: originOf(SHOP_HOST_NL, SHOP_URL),
      en: originOf(SHOP_HOST_EN, SHOP_URL),
      de: originOf(SHOP_HOST_DE, SHOP_URL),
    } satisfies Record<Locale, string>,
    brand: BRAND,
    revalidateSecret: REVALIDATE_SECRET,
  }),
  { neededInPublic: ['REVALIDATE_SECRET'] },
);

/** Public origin of the shop in a language, by the host that it has there. */
function originOf(host: string | undefined, url: string): string {
  const { protocol, origin } = new URL(url);
  return host ? `${protocol}//${host}` : origin;
}
