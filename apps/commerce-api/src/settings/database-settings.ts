import { z } from 'zod';
import { areaSettings } from './area-settings';

/** The PostgreSQL of this API. */
export const databaseSettings = areaSettings(
  {
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /** Connections at most. */
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  },
  ({ DATABASE_URL, DATABASE_POOL }) => ({ url: DATABASE_URL, pool: DATABASE_POOL }),
);
