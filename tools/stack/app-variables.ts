/** An app that a stack runs, by its folder below `apps`. */
export type App = 'commerce-api' | 'sandbox' | 'shop';

/** What Node and its libraries themselves read. */
const OF_THE_SYSTEM = [
  ...['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NO_COLOR', 'FORCE_COLOR'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
];

const OF_THE_SELLER = [
  ...['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL', 'SELLER_PHONE', 'SELLER_REGISTER', 'SELLER_VAT'],
];

const SHOP_ADDRESSES = ['SHOP_URL', 'SHOP_HOST_NL', 'SHOP_HOST_EN', 'SHOP_HOST_DE'];

const OF_STORIES = ['STORYBLOK_TOKEN', 'STORYBLOK_SPACE', 'CONTENT_FOLDER'];
const OF_STORY_READERS = [...OF_STORIES, 'STORYBLOK_URL', 'STORY_COPIES_FOLDER'];

const OF_APPS: Readonly<Record<App, readonly string[]>> = {
  'commerce-api': [
    ...[
      'API_HOST',
      'API_PORT',
      'API_PROXY_HOPS',
      'ADHOC_QUERIES',
      'INTROSPECTION',
      'RATE_LIMITS',
      'LOG_LEVEL',
      'REVISION',
    ],
    ...['DATABASE_URL', 'DATABASE_POOL', 'DATA_DIR', 'RESPONSE_CACHE_BYTES', 'SAMPLE', 'SAMPLE_THOUSANDS'],
    ...['COMMERCE_BACKEND', 'ODOO_URL', 'ODOO_DATABASE', 'ODOO_KEY', 'ODOO_LOGIN', 'ODOO_MAPPING'],
    ...['ODOO_WEBHOOK_SECRET', 'ODOO_POLL_SECONDS', 'ODOO_CONNECTIONS', 'ODOO_LEAD_TEAMS'],
    ...[...SHOP_ADDRESSES, 'BRAND', 'REVALIDATE_SECRET', 'FORWARDING_SECRET'],
    ...['CONTACT_EMAIL', 'CONTACT_EMAILS', 'CONTACT_KEPT_DAYS'],
    ...['SMTP_URL', 'MAIL_FROM', 'OUTBOX_WORKER', 'ORDER_NUMBER_PREFIX'],
    ...['CAPTCHA_PROVIDER', 'CAPTCHA_SECRET', 'CAPTCHA_URL', 'CLAMD_URL'],
    ...['INVOICE_NUMBER_PREFIX', 'CREDIT_NOTE_NUMBER_PREFIX', 'ORDER_LINK_KEYS'],
    ...['FILES_S3_URL', 'FILES_S3_REGION', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'],
    ...['FILES_FOLDER', 'PICTURE_CACHE_FOLDER', 'PICTURE_CACHE_BYTES', 'PICTURES_FOLDER', 'DOCUMENTS_FOLDER'],
    ...['STORYBLOK_WEBHOOK_SECRETS', 'STORYBLOK_ASSETS_URL', ...OF_STORY_READERS],
    ...['BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC', 'BANK_NAME', ...OF_THE_SELLER],
    ...[
      'ADYEN_API_KEY',
      'ADYEN_MERCHANT_ACCOUNT',
      'ADYEN_CLIENT_KEY',
      'ADYEN_LIVE_PREFIX',
      'ADYEN_SANDBOX_URL',
      'ADYEN_CAPTURE',
    ],
    ...['ADYEN_WEBHOOK_USER', 'ADYEN_WEBHOOK_PASSWORD', 'ADYEN_HMAC_KEYS', 'ADYEN_AUTHENTICATION'],
    ...[
      'FREIGHT_FILE',
      'PLACES_FILE',
      'YARD_ADDRESS',
      'VIES_URL',
      'CERTIFICATE_FSC',
      'CERTIFICATE_PEFC',
      'DUE_DILIGENCE_REFERENCES',
    ],
  ],
  sandbox: [
    ...['SANDBOX_HOST', 'SANDBOX_PORT', 'SMTP_PORT', 'DATA_DIR', 'REVISION', 'SHOP_URL'],
    ...['STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_WEBHOOK_SECRETS', ...OF_STORIES],
  ],
  shop: [
    ...[...SHOP_ADDRESSES, 'SHOP_PORT', 'SHOP_PROXY_HOPS', 'COUNTRY_HEADER', 'REVISION'],
    ...['API_URL', 'REVALIDATE_SECRET', 'FORWARDING_SECRET', 'PAGES_PER_MINUTE', 'RENDERED_PAGES_PER_MINUTE'],
    ...['STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_APP_URL', ...OF_STORY_READERS],
    ...['PAGE_CACHE_ENTRIES', 'NEXT_DIST_DIR', 'NEXT_TELEMETRY_DISABLED', 'SECURITY_EMAIL', ...OF_THE_SELLER],
    ...['SELLER_MESSAGING_URL', 'YOUTUBE_PLAYER_URL', 'VIMEO_PLAYER_URL'],
    ...['TAG_ID_NL', 'TAG_ID_EN', 'TAG_ID_DE', 'TAG_URL', 'TAG_HOSTS', 'TAG_COOKIES'],
    ...['ADYEN_MERCHANT_ACCOUNT', 'ADYEN_LIVE_PREFIX', 'ADYEN_SANDBOX_URL', 'ADYEN_AUTHENTICATION'],
    ...['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_URL'],
  ],
};

/** What an app may be told by its environment. */
export function variablesOf(app: App): readonly string[] {
  return OF_APPS[app];
}

/**
 * The part of an environment that one app needs: a fault in one program must not give away what only another has to
 * know, such as the key of Odoo to the shop. Without an app: what every program needs.
 */
export function environmentFor(app: App | null, variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const names = new Set([...OF_THE_SYSTEM, ...(app ? OF_APPS[app] : [])]);
  return Object.fromEntries(Object.entries(variables).filter(([name]) => names.has(name)));
}
