import { z } from 'zod';
import { areaSettings } from './area-settings';

/** Where this API listens, whom it believes and what it says of itself. */
export const serverSettings = areaSettings(
  {
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    /** Address to listen on; by default only programs of this machine reach the API, as the shop does. */
    API_HOST: z.string().default('127.0.0.1'),
    /** Number of proxies of our own in front of this API: that many addresses of `x-forwarded-for` are trusted. */
    API_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    /** What the shop's server proves itself with when it says for whom it calls; unset: it is limited like one client. */
    FORWARDING_SECRET: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Git revision that health reports. */
    REVISION: z.string().default('unknown'),
  },
  (variables) => ({
    port: variables.API_PORT,
    host: variables.API_HOST,
    proxyHops: variables.API_PROXY_HOPS,
    forwardingSecret: variables.FORWARDING_SECRET,
    logLevel: variables.LOG_LEVEL,
    revision: variables.REVISION,
  }),
  { neededInPublic: ['FORWARDING_SECRET'] },
);
