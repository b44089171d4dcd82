import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublicAddress } from '@geven/odoo-sdk/server';
import { z } from 'zod';
import { overrideRates, RATES } from './domain/limits/rates';

const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

function toRates(setting: string, context: z.RefinementCtx) {
  const rates = overrideRates(setting);
  if (rates) return rates;
  const message = `Write it as name=times/seconds, with the names ${Object.keys(RATES).join(', ')} or *`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

const odooAccess = {
  /** Address of the Odoo. */
  ODOO_URL: z.url({ protocol: /^https?$/ }).optional(),
  ODOO_DATABASE: z.string().optional(),
  /** API key of the gateway's user; an administrator's for the set-up command only. */
  ODOO_KEY: z.string().min(16).optional(),
  /** Login that belongs to the key; needed before Odoo 19. */
  ODOO_LOGIN: z.string().optional(),
  /** File that says which attributes of Odoo are which of ours; unset: those of the sample. */
  ODOO_MAPPING: z.string().optional(),
  /** What Odoo's webhook proves itself with; unset: changes are found by polling. */
  ODOO_WEBHOOK_SECRET: z.string().min(16).optional(),
};

const schema = z.object({
  ...odooAccess,
  /** What holds carts, orders, prices and stock. */
  COMMERCE_BACKEND: z.enum(['embedded', 'odoo']).default('embedded'),
  /** How often Odoo is asked for changes that no webhook told of. */
  ODOO_POLL_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  /** Calls to Odoo under way at most; no more than it has workers. */
  ODOO_CONNECTIONS: z.coerce.number().int().min(1).max(64).default(4),
  NODE_ENV: z.string().default('development'),
  /** Git revision that health answers. */
  REVISION: z.string().default('unknown'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Address to listen on; by default only programs of this machine reach the API, as the shop does. */
  API_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Connections at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Address of the shop: in mails, and the origin that may POST. */
  SHOP_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** What the shop knows this API by when told that cached pages are stale; unset: it is not told. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** What the shop's server proves itself with when it says for whom it calls; unset: it is limited like one client. */
  FORWARDING_SECRET: z.string().min(16).optional(),
  /** Proxies of our own in front of this API: so many addresses of `x-forwarded-for` are believed, from the last. */
  API_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Other rates than the usual ones, see `overrideRates`. */
  RATE_LIMITS: z.string().default('').transform(toRates),
  /** Whether an empty database is filled with the sample range; unset: unless `SHOP_URL` is public. */
  SAMPLE: z.enum(['on', 'off']).optional(),
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
  /** Where files are kept that may be lost; the folder of a stack's database and logs. */
  DATA_DIR: z.string().default(join(tmpdir(), 'geven')),
  /** Pictures in the sizes that were asked for; unset: `pictures` in `DATA_DIR`. */
  PICTURE_CACHE_FOLDER: z.string().optional(),
  /** Bytes of pictures that are kept at most. */
  PICTURE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(1024 * 1024)
    .default(256 * 1024 * 1024),
  /** Photographs by item number, which take the place of the illustrations; unset: there are none. */
  PICTURES_FOLDER: z.string().optional(),
  /** The merchant's own documents by item number and kind, which take the place of those that the API writes. */
  DOCUMENTS_FOLDER: z.string().optional(),
  /** Where the pictures of stories are. */
  STORYBLOK_ASSETS_URL: z.url({ protocol: /^https?$/ }).default('https://a.storyblok.com'),
  /** Number of the merchant's space, whose pictures alone are shown; unset: no pictures of stories. */
  STORYBLOK_SPACE: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  /** Whether queries run that are no document of the SDK; unset: outside production only. */
  ADHOC_QUERIES: z.enum(['on', 'off']).optional(),
  /** Whether ad-hoc queries may ask for the schema; unset: outside production only. */
  INTROSPECTION: z.enum(['on', 'off']).optional(),
  // Sample data: an account number that is valid in form and belongs to nobody.
  BANK_ACCOUNT_HOLDER: z.string().default('Geven Holz GmbH'),
  BANK_IBAN: z.string().default('DE02120300000000202051'),
  BANK_BIC: z.string().default('BYLADEM1001'),
  BANK_NAME: z.string().default('Musterbank'),
  /** What the shop calls itself in mails. */
  BRAND: z.string().min(1).default('Geven'),
  // Sample data, as in the shop.
  SELLER_NAME: z.string().default('Geven Holz GmbH'),
  SELLER_ADDRESS: z.string().default('Musterweg 1, D-47574 Goch'),
  SELLER_EMAIL: z.email().default('shop@geven.example'),
  SELLER_PHONE: z.string().default('+49 2823 000000'),
  /** Court and number of the trade register. */
  SELLER_REGISTER: z.string().default('Amtsgericht Kleve, HRB 00000'),
  SELLER_VAT: z.string().default('DE000000000'),
  /** Code of the merchant's chain-of-custody certificate; unset: no product is called certified by this scheme. */
  CERTIFICATE_FSC: z.string().optional(),
  CERTIFICATE_PEFC: z.string().optional(),
  /** Whether shoppers see the references of due diligence statements. */
  DUE_DILIGENCE_REFERENCES: onOff('off'),
});

/** How to reach an Odoo. */
export interface OdooEnv {
  readonly url: string;
  readonly database: string;
  readonly key: string;
  readonly login: string | undefined;
  readonly mapping: string | undefined;
  readonly webhookSecret: string | undefined;
}

export type Env = ReturnType<typeof readEnv>;

type Variables = Record<string, string | undefined>;

/** What a shop that strangers can reach must be told: the defaults are samples, and orders would be paid to nobody. */
const NEEDED_IN_PUBLIC = [
  ...['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC', 'BANK_NAME'],
  ...['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL', 'SELLER_PHONE', 'SELLER_REGISTER', 'SELLER_VAT'],
  ...['SMTP_URL', 'MAIL_FROM', 'REVALIDATE_SECRET', 'FORWARDING_SECRET'],
];

/**
 * The configuration; this is the only place that reads environment variables. Fails with every bad one named, and, where
 * `SHOP_URL` is public, with every one that is missing.
 */
export function readEnv(variables: Variables = process.env) {
  const { ADHOC_QUERIES, INTROSPECTION, COMMERCE_BACKEND, ...env } = parse(schema, variables);
  const isPublic = isPublicAddress(env.SHOP_URL);
  if (isPublic) refuseSamples(env.SHOP_URL, variables);
  const isProduction = env.NODE_ENV === 'production';
  const areAdHocQueriesAllowed = ADHOC_QUERIES ? ADHOC_QUERIES === 'on' : !isProduction;
  const isIntrospectionAllowed = INTROSPECTION ? INTROSPECTION === 'on' : !isProduction;
  const odoo = COMMERCE_BACKEND === 'odoo' ? readOdooEnv(variables) : null;
  // Nobody must find goods in a merchant's shop that he does not have.
  const isSampleWanted = env.SAMPLE ? env.SAMPLE === 'on' : !isPublic;
  return { ...env, areAdHocQueriesAllowed, isIntrospectionAllowed, isSampleWanted, odoo };
}

function refuseSamples(shopUrl: string, variables: Variables): void {
  const missing = NEEDED_IN_PUBLIC.filter((name) => !variables[name]);
  const problems = [
    ...(shopUrl.startsWith('https:') ? [] : ['SHOP_URL is public and must be https']),
    ...(missing.length > 0 ? [`SHOP_URL is public, so these must be set: ${missing.join(', ')}`] : []),
  ];
  if (problems.length > 0) throw new Error(`Bad configuration\n${problems.join('\n')}`);
}

/** What the commands for the range read. */
export function readCatalogueEnv(variables: Variables = process.env) {
  return parse(schema.pick({ DATABASE_URL: true, COMMERCE_BACKEND: true }), variables);
}

/** What the commands for Odoo read. */
export function readOdooEnv(variables: Variables = process.env): OdooEnv {
  const { ODOO_URL, ODOO_DATABASE, ODOO_KEY, ODOO_LOGIN, ODOO_MAPPING, ODOO_WEBHOOK_SECRET } = parse(
    z.object(odooAccess).required({ ODOO_URL: true, ODOO_DATABASE: true, ODOO_KEY: true }),
    variables,
  );
  return {
    url: ODOO_URL,
    database: ODOO_DATABASE,
    key: ODOO_KEY,
    login: ODOO_LOGIN,
    mapping: ODOO_MAPPING,
    webhookSecret: ODOO_WEBHOOK_SECRET,
  };
}

function parse<Schema extends z.ZodType>(shape: Schema, variables: Variables): z.output<Schema> {
  // An empty variable is an unset one.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = shape.safeParse(set);
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  return result.data;
}
