import { isPublicAddress } from '@geven/odoo-sdk/server';
import { z } from 'zod';
import { bankSettings } from './settings/bank-settings';
import { captchaSettings } from './settings/captcha-settings';
import { catalogueSettings } from './settings/catalogue-settings';
import { contactSettings } from './settings/contact-settings';
import { databaseSettings } from './settings/database-settings';
import { deliverySettings } from './settings/delivery-settings';
import { fileSettings } from './settings/file-settings';
import { graphqlSettings } from './settings/graphql-settings';
import { jobSettings } from './settings/job-settings';
import { limitSettings } from './settings/limit-settings';
import { mailSettings } from './settings/mail-settings';
import { type OdooAccess, odooAccess, odooSettings, toOdooAccess } from './settings/odoo-settings';
import { orderSettings } from './settings/order-settings';
import { parseVariables, type Variables } from './settings/parse-variables';
import { paymentSettings } from './settings/payment-settings';
import { sellerSettings } from './settings/seller-settings';
import { serverSettings } from './settings/server-settings';
import { shopSettings } from './settings/shop-settings';
import { storySettings } from './settings/story-settings';
import { uploadSettings } from './settings/upload-settings';
import { vatIdSettings } from './settings/vat-id-settings';

/** Every area's settings; `.env.example` lists their variables. */
const AREAS = {
  server: serverSettings,
  database: databaseSettings,
  shop: shopSettings,
  limits: limitSettings,
  catalogue: catalogueSettings,
  seller: sellerSettings,
  bank: bankSettings,
  payments: paymentSettings,
  mail: mailSettings,
  contact: contactSettings,
  odoo: odooSettings,
  orders: orderSettings,
  jobs: jobSettings,
  graphql: graphqlSettings,
  files: fileSettings,
  uploads: uploadSettings,
  stories: storySettings,
  vatIds: vatIdSettings,
  captcha: captchaSettings,
  delivery: deliverySettings,
};

/** The configuration by area. */
export type Env = { readonly [Area in keyof typeof AREAS]: ReturnType<(typeof AREAS)[Area]['read']> };

/**
 * The configuration; this is the only place that reads environment variables. Fails with every bad one named, and, where
 * `SHOP_URL` is public, with every one that is missing.
 */
export function readEnv(variables: Variables = process.env): Env {
  const areas = Object.values(AREAS);
  parseVariables(z.object(Object.assign({}, ...areas.map(({ shape }) => shape))), variables);
  const { url } = shopSettings.read(variables, { isPublic: false });
  const isPublic = isPublicAddress(url);
  if (isPublic) refuseSamples(url, variables);
  const entries = Object.entries(AREAS).map(([name, area]) => [name, area.read(variables, { isPublic })]);
  return Object.fromEntries(entries) as Env;
}

/** A shop that strangers can reach must not run on samples: orders would be paid to nobody. */
function refuseSamples(shopUrl: string, variables: Variables): void {
  const needed = Object.values(AREAS).flatMap(({ neededInPublic }) => neededInPublic);
  const missing = needed.filter((name) => !variables[name]);
  const problems = [
    ...(shopUrl.startsWith('https:') ? [] : ['SHOP_URL is public and must be https']),
    ...(missing.length > 0 ? [`SHOP_URL is public, so these must be set: ${missing.join(', ')}`] : []),
  ];
  if (problems.length > 0) throw new Error(`Bad configuration\n${problems.join('\n')}`);
}

/** What the commands for the range read. */
export function readCatalogueEnv(variables: Variables = process.env) {
  const { DATABASE_URL } = databaseSettings.shape;
  const { COMMERCE_BACKEND } = odooSettings.shape;
  const read = parseVariables(z.object({ DATABASE_URL, COMMERCE_BACKEND }), variables);
  return { databaseUrl: read.DATABASE_URL, isInOdoo: read.COMMERCE_BACKEND === 'odoo' };
}

/** What the commands for requests of visitors read. */
export function readLeadsEnv(variables: Variables = process.env) {
  const { customers: filesPlace } = fileSettings.read(variables, { isPublic: false });
  const { clamdUrl } = uploadSettings.read(variables, { isPublic: false });
  return { ...readCatalogueEnv(variables), filesPlace, clamdUrl };
}

/** What the commands for accounts read; null without an Odoo. */
export function readAccountsEnv(variables: Variables = process.env) {
  const { databaseUrl, isInOdoo } = readCatalogueEnv(variables);
  return { databaseUrl, odoo: isInOdoo ? readOdooEnv(variables) : null };
}

/** What the commands for orders and payments read; null where the shop takes no cards. */
export function readPaymentsEnv(variables: Variables = process.env) {
  const { url } = shopSettings.read(variables, { isPublic: false });
  const payments = paymentSettings.read(variables, { isPublic: isPublicAddress(url) });
  return { ...readCatalogueEnv(variables), payments: payments && { ...payments.api } };
}

/** What the commands for Odoo read. */
export function readOdooEnv(variables: Variables = process.env): OdooAccess {
  return toOdooAccess(parseVariables(odooAccess, variables));
}
