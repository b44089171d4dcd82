import { z } from 'zod';
import { areaSettings } from './area-settings';

/** The shop that this API serves. */
export const shopSettings = areaSettings(
  {
    /** Address of the shop: in mails, and the origin that may POST. */
    SHOP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    /** What the shop calls itself in mails. */
    BRAND: z.string().min(1).default('Geven'),
    /** What the shop knows this API by when told that cached pages are stale; unset: it is not told. */
    REVALIDATE_SECRET: z.string().min(16).optional(),
  },
  ({ SHOP_URL, BRAND, REVALIDATE_SECRET }) => ({
    url: SHOP_URL,
    brand: BRAND,
    revalidateSecret: REVALIDATE_SECRET,
  }),
  { neededInPublic: ['REVALIDATE_SECRET'] },
);
