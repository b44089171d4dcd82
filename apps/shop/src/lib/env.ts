import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

const schema = z.object({
  /** Where the server of the shop reaches the API. */
  API_URL: url.default('http://localhost:4000'),
  /** Public address of the shop, for canonical links. */
  SHOP_URL: url.default('http://localhost:3000'),
  /** A host per language, when the shop has them: then every page may be indexed in its own language. */
  SHOP_HOST_NL: z.string().optional(),
  SHOP_HOST_EN: z.string().optional(),
  SHOP_HOST_DE: z.string().optional(),
  /** Secret with which the API says that pages are out of date; unset, nobody may. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Git revision that health answers. */
  REVISION: z.string().default('unknown'),
});

/** The configuration of the shop; the only place that reads environment variables. An empty variable is an unset one. */
export const env = schema.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));
