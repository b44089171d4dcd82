import { join } from 'node:path';
import { z } from 'zod';
import { APP_ROOT } from '../app-root';
import { areaSettings } from './area-settings';

/** What delivery costs, where postcodes are, and where goods are picked up. */
export const deliverySettings = areaSettings(
  {
    /** Rate cards of the merchant's own; unset: those that ship. */
    FREIGHT_FILE: z.string().optional(),
    /** Towns by postcode, in the form of GeoNames; by default those of the sample. */
    PLACES_FILE: z.string().default(join(APP_ROOT, 'places', 'places.txt')),
    /** Where goods are picked up: sample data, until the environment says otherwise. */
    YARD_ADDRESS: z.string().min(1).default('Musterweg 1, D-47574 Goch'),
  },
  ({ FREIGHT_FILE, PLACES_FILE, YARD_ADDRESS }) => ({
    freightFile: FREIGHT_FILE,
    placesFile: PLACES_FILE,
    yard: YARD_ADDRESS,
  }),
  { neededInPublic: ['YARD_ADDRESS'] },
);
