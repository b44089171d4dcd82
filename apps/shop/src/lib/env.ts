import { CAPTCHA_PROVIDERS, isPublicAddress } from '@geven/odoo-sdk/server';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
/** Hosts as a content security policy names them, separated by spaces: nothing else may get into one. */
const hosts = z.string().regex(/^(?:https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?: +|$))*$/);
const tagId = z.string().regex(/^[\w-]{1,64}$/);

const schema = z.object({
  /** Where the server of the shop reaches the API. */
  API_URL: url.default('http://localhost:4000'),
  /** Port on which the shop itself listens. */
  SHOP_PORT: z.coerce.number().int().default(3000),
  /** Pages that one network may ask one process for, and those of them that no cache has. */
  PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(900),
  RENDERED_PAGES_PER_MINUTE: z.coerce.number().int().min(1).default(240),
  /** Public address of the shop, for canonical links. */
  SHOP_URL: url.default('http://localhost:3000'),
  /** A host per language, when the shop has them: then every page may be indexed in its own language. */
  SHOP_HOST_NL: z.string().optional(),
  SHOP_HOST_EN: z.string().optional(),
  SHOP_HOST_DE: z.string().optional(),
  /** Number of proxies of our own in front of the shop: that many addresses of `x-forwarded-for` are trusted. */
  SHOP_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Header in which a proxy of our own names the visitor's country, such as `cf-ipcountry`; unset: none does. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .toLowerCase()
    .optional(),
  /** What the shop proves itself with when it tells the API for whom it calls. */
  FORWARDING_SECRET: z.string().min(16).optional(),
  /** Secret with which the API says that pages are out of date; unset, nobody may. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Where stories of the content service are delivered. */
  STORYBLOK_URL: url.default('https://api.storyblok.com/v2'),
  /** Public token of the space; unset: the stories that ship are shown. */
  STORYBLOK_TOKEN: z.string().min(1).optional(),
  /** Token that also reads drafts, and with which the editor signs its addresses; unset: nothing is previewed. */
  STORYBLOK_PREVIEW_TOKEN: z.string().min(1).optional(),
  /** Number of the merchant's space. */
  STORYBLOK_SPACE: z.coerce.number().int().positive().optional(),
  /** Where the editor is, which alone may show a draft in a frame. */
  STORYBLOK_APP_URL: url.default('https://app.storyblok.com'),
  /** Stories that ship, in the layout of the vendor's CLI; from the folder of the app. */
  CONTENT_FOLDER: z.string().default('../../packages/sample-content'),
  /** Where the last good copies of stories are kept; from the folder of the app. */
  STORY_COPIES_FOLDER: z.string().default('.data/stories'),
  /** Who sells, in legal texts and the footer; the defaults are sample data. */
  SELLER_NAME: z.string().default('Geven Holz GmbH'),
  SELLER_ADDRESS: z.string().default('Musterweg 1, D-47574 Goch'),
  SELLER_EMAIL: z.email().default('shop@geven.example'),
  SELLER_PHONE: z.string().default('+49 2823 000000'),
  SELLER_REGISTER: z.string().default('Amtsgericht Kleve, HRB 00000'),
  SELLER_VAT: z.string().default('DE000000000'),
  /** Opens a chat with the seller in a messaging app; a public shop has none until it is set. */
  SELLER_MESSAGING_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The tag's id in each language; a language without one has no tag, so that nothing of it needs consent. */
  TAG_ID_NL: tagId.optional(),
  TAG_ID_EN: tagId.optional(),
  TAG_ID_DE: tagId.optional(),
  /** Where the script of the tag is loaded from, and what else that script may load and report to. */
  TAG_URL: url.default('https://www.googletagmanager.com/gtm.js'),
  TAG_HOSTS: hosts.default('https://*.google-analytics.com https://*.analytics.google.com'),
  /** Beginnings of the names of the tag's cookies, which go when consent to it goes. */
  TAG_COOKIES: z.string().default('_ga,_gid,_gat,_gcl'),
  /** Where players of films are loaded from, once somebody presses one; unset, films are links to their page. */
  YOUTUBE_PLAYER_URL: url.optional(),
  VIMEO_PLAYER_URL: url.optional(),
  /** Who takes payments, as the API is told: their hosts are allowed in the page that pays, and in no other. */
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1).optional(),
  ADYEN_LIVE_PREFIX: z.string().min(1).optional(),
  ADYEN_SANDBOX_URL: url.default('http://localhost:4100/adyen'),
  ADYEN_AUTHENTICATION: z.enum(['redirect', 'native']).default('redirect'),
  /** Who tells people from machines, the vendor's key for pages, and where a vendor is that the sandbox plays. */
  CAPTCHA_PROVIDER: z.enum(CAPTCHA_PROVIDERS).default('own'),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional(),
  CAPTCHA_URL: url.optional(),
  /** Who hears about a weakness of the shop; unset, the seller. */
  SECURITY_EMAIL: z.email().optional(),
  /** Git revision that health reports. */
  REVISION: z.string().default('unknown'),
});

/** What a shop that strangers can reach must be told: the defaults are samples. */
const NEEDED_IN_PUBLIC = [
  ...['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_EMAIL', 'SELLER_PHONE', 'SELLER_REGISTER', 'SELLER_VAT'],
  ...['REVALIDATE_SECRET', 'FORWARDING_SECRET'],
];

/** Without a proxy in front every visitor could write the header. */
function refuseOpenDoor(
  { COUNTRY_HEADER, SHOP_PROXY_HOPS }: { COUNTRY_HEADER?: string | undefined; SHOP_PROXY_HOPS: number },
  context: z.RefinementCtx,
) {
  if (COUNTRY_HEADER && SHOP_PROXY_HOPS === 0) {
    context.addIssue({ code: 'custom', message: 'needs SHOP_PROXY_HOPS of 1 or more', path: ['COUNTRY_HEADER'] });
  }
}

type Variables = Record<string, string | undefined>;

/** The configuration of the shop; the only place that reads environment variables. */
export const env = readEnv(process.env);

/**
 * Reads the configuration; an empty variable is an unset one. Fails with every variable named that is wrong and, where
 * `SHOP_URL` is public, with every one that is missing.
 */
export function readEnv(variables: Variables): z.output<typeof schema> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.superRefine(refuseSamples(set)).superRefine(refuseOpenDoor).safeParse(set);
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  return result.data;
}

function refuseSamples(set: Variables) {
  return ({ SHOP_URL }: { SHOP_URL: string }, context: z.RefinementCtx) => {
    if (!isPublicAddress(SHOP_URL)) return;
    const refuse = (message: string, name: string) => context.addIssue({ code: 'custom', message, path: [name] });
    if (!SHOP_URL.startsWith('https:')) refuse('a public shop must be https', 'SHOP_URL');
    for (const name of NEEDED_IN_PUBLIC) {
      if (!set[name]) refuse('must be set where SHOP_URL is public', name);
    }
  };
}
