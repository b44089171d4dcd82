import { z } from 'zod';
import { areaSettings } from './area-settings';

/** The PostgreSQL of this API. */
export const databaseSettings = areaSettings(
  {
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    /**
     * Connections for requests, at most. Few on purpose: each answer of the database is work for the one thread of this
     * process, and what needs no database, such as a listing, waits behind all that have come.
     */
    DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(5),
  },
  ({ DATABASE_URL, DATABASE_POOL }) => ({ url: DATABASE_URL, pool: DATABASE_POOL }),
);
