import { z } from 'zod';

const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  /** Git revision that health answers. */
  REVISION: z.string().default('unknown'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address to listen on; unset: all of them. */
  API_HOST: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Connections at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Address of the shop: in mails, and the origin that may POST. */
  SHOP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** What the shop knows this API by when told that cached pages are stale; unset: it is not told. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Thousands of templates in the sample that fills an empty database, for measuring; unset: the true range. */
  SAMPLE_THOUSANDS: z.coerce.number().positive().max(100).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://localhost:4125'),
  MAIL_FROM: z.string().default('Geven <orders@geven.example>'),
  /** Off: another process sends the mails. */
  OUTBOX_WORKER: onOff('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ORDER_NUMBER_PREFIX: z.string().max(8).default('S'),
  /** Bytes of answers to anonymous catalogue queries that are kept; 0 keeps none. */
  RESPONSE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(64 * 1024 * 1024),
  /** Whether ad-hoc queries may ask for the schema; unset: outside production only. */
  INTROSPECTION: z.enum(['on', 'off']).optional(),
  // Sample data: an account number that is valid in form and belongs to nobody.
  BANK_ACCOUNT_HOLDER: z.string().default('Geven Holz GmbH'),
  BANK_IBAN: z.string().default('DE02120300000000202051'),
  BANK_BIC: z.string().default('BYLADEM1001'),
  BANK_NAME: z.string().default('Musterbank'),
  // Sample data, as in the shop.
  SELLER_NAME: z.string().default('Geven Holz GmbH'),
  SELLER_ADDRESS: z.string().default('Musterweg 1, D-47574 Goch'),
  SELLER_EMAIL: z.email().default('shop@geven.example'),
  SELLER_PHONE: z.string().default('+49 2823 000000'),
  /** Court and number of the trade register. */
  SELLER_REGISTER: z.string().default('Amtsgericht Kleve, HRB 00000'),
  SELLER_VAT: z.string().default('DE000000000'),
});

export type Env = ReturnType<typeof readEnv>;

/** The configuration; this is the only place that reads environment variables. Fails with every bad one named. */
export function readEnv(variables: Record<string, string | undefined> = process.env) {
  // An empty variable is an unset one.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  const { INTROSPECTION, ...env } = result.data;
  const isIntrospectionAllowed = INTROSPECTION ? INTROSPECTION === 'on' : env.NODE_ENV !== 'production';
  return { ...env, isIntrospectionAllowed };
}
