import { z } from 'zod';
import { areaSettings } from './area-settings';

/**
 * Where VAT ids are checked; null: nowhere, and every order bears VAT. In a public shop only at an address that is
 * encrypted: nobody may be freed from VAT by a stand-in.
 */
export const vatIdSettings = areaSettings(
  { VIES_URL: z.url({ protocol: /^https?$/ }).optional() },
  ({ VIES_URL: url }, { isPublic }) => (url && (!isPublic || url.startsWith('https:')) ? { url } : null),
);
