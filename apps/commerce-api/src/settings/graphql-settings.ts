import { z } from 'zod';
import { areaSettings, onOffOrUnset } from './area-settings';

/** Which queries run, and how many bytes of their answers are kept. */
export const graphqlSettings = areaSettings(
  {
    NODE_ENV: z.string().default('development'),
    /** Whether queries run that are no document of the SDK; unset: outside production only. */
    ADHOC_QUERIES: onOffOrUnset(),
    /** Whether ad-hoc queries may ask for the schema; unset: outside production only. */
    INTROSPECTION: onOffOrUnset(),
    /** Bytes of answers to anonymous catalogue queries that are kept; 0 keeps none. */
    RESPONSE_CACHE_BYTES: z.coerce
      .number()
      .int()
      .min(0)
      .default(64 * 1024 * 1024),
  },
  ({ NODE_ENV, ADHOC_QUERIES, INTROSPECTION, RESPONSE_CACHE_BYTES }) => {
    const isDevelopment = NODE_ENV !== 'production';
    return {
      areAdHocQueriesAllowed: ADHOC_QUERIES ?? isDevelopment,
      isIntrospectionAllowed: INTROSPECTION ?? isDevelopment,
      cacheBytes: RESPONSE_CACHE_BYTES,
    };
  },
);
