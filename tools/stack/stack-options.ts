import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { clusterFolder } from '../postgres/data-folder.ts';
import { databaseUrl } from '../postgres/postgres-service.ts';
import { STACK_MARK } from '../processes/end-left-overs.ts';
import { ROOT, type Settings } from '../settings.ts';

/** Everything needed to run the shop with its API, sandbox and database. */
export interface StackOptions {
  settings: Settings;
  mode: 'production' | 'development';
  /** For tests: no address is taken from the user's environment, and a power failure may lose the database. */
  isThrowaway?: boolean;
  /** The git revision that the apps report in their health. */
  revision: string;
}

export interface Addresses {
  shop: string;
  api: string;
  sandbox: string;
}

/** Where the apps of a stack are found. */
export function addressesOf({ ports }: Settings): Addresses {
  return {
    shop: `http://localhost:${ports.shop}`,
    api: `http://localhost:${ports.api}`,
    sandbox: `http://localhost:${ports.sandbox}`,
  };
}

/** Where the database of a stack is found, with its password; fails before the first start has made one. */
export function databaseAddress({ ports, dataDir, databaseUrl: own }: Settings): string {
  return own ?? databaseUrl(clusterFolder(dataDir), ports.database);
}

/** Shared by API and shop for as long as they run together; several machines need their own. */
const SECRETS = {
  REVALIDATE_SECRET: randomBytes(24).toString('hex'),
  FORWARDING_SECRET: randomBytes(24).toString('hex'),
};

/** Number of the space that the sandbox plays. */
const SANDBOX_SPACE = '1';

/** One of each for all apps of a stack: what one signs, another checks. */
const SANDBOX_SECRETS = {
  STORYBLOK_PREVIEW_TOKEN: randomBytes(24).toString('hex'),
  STORYBLOK_WEBHOOK_SECRETS: randomBytes(24).toString('hex'),
};

/** The content service of a stack on embedded defaults: the sandbox plays it, editor and all. */
const sandboxContent = (sandbox: string) => ({
  STORYBLOK_URL: `${sandbox}/v2`,
  STORYBLOK_ASSETS_URL: sandbox,
  STORYBLOK_APP_URL: sandbox,
  STORYBLOK_SPACE: SANDBOX_SPACE,
  STORYBLOK_TOKEN: 'sandbox-public',
  ...SANDBOX_SECRETS,
});

/** Tests and benchmarks ask more of one address than a person does. */
export const WIDE_LIMITS = {
  RATE_LIMITS: '*=1000000/60',
  PAGES_PER_MINUTE: '1000000',
  RENDERED_PAGES_PER_MINUTE: '1000000',
};

/** Tests also ask in their own words. */
const FOR_TESTS = { ...WIDE_LIMITS, ADHOC_QUERIES: 'on' };

/** The environment every app of a stack runs with: the user's own, with what is unset filled in. */
export function stackEnvironment({ settings, mode, revision, isThrowaway }: StackOptions): NodeJS.ProcessEnv {
  const { ports, dataDir } = settings;
  const addresses = addressesOf(settings);
  const urls = {
    SHOP_URL: addresses.shop,
    API_URL: addresses.api,
    SANDBOX_URL: addresses.sandbox,
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    ADYEN_SANDBOX_URL: `${addresses.sandbox}/adyen`,
    VIES_URL: `${addresses.sandbox}/vies/rest-api`,
    CONTENT_FOLDER: join(ROOT, 'packages', 'sample-content'),
    STORY_COPIES_FOLDER: join(dataDir, 'stories'),
    ...SECRETS,
  };
  // One variable of the content service means that it is the user's own.
  const content = process.env.STORYBLOK_TOKEN || process.env.STORYBLOK_URL ? {} : sandboxContent(addresses.sandbox);
  return {
    ...(isThrowaway ? { ...FOR_TESTS, ...process.env, ...urls, ...content } : { ...urls, ...content, ...process.env }),
    SHOP_PORT: String(ports.shop),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SMTP_PORT: String(ports.smtp),
    DATABASE_PORT: String(ports.database),
    DATABASE_URL: databaseAddress(settings),
    DATA_DIR: dataDir,
    REVISION: revision,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    [STACK_MARK]: dataDir,
  };
}

/** Where a part of a stack writes what it has to say. */
export function logFileOf(settings: Settings, name: string): string {
  return join(settings.dataDir, 'logs', `${name}.log`);
}
