import { z } from 'zod';
import { areaSettings } from './area-settings';

/** What happens to files of visitors before anybody reads them. */
export const uploadSettings = areaSettings(
  {
    /** A daemon of ClamAV that scans each file before it is delivered, `tcp://localhost:3310`; unset: none does. */
    CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
  },
  ({ CLAMD_URL }) => ({ clamdUrl: CLAMD_URL }),
);
