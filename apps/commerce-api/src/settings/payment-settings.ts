import { z } from 'zod';
import { areaSettings } from './area-settings';

const hmacKey = z.string().regex(/^(?:[0-9a-f]{2}){32}$/i, 'Invalid key: 64 hexadecimal digits');

/** What a merchant has of Adyen: all of it, or nothing. */
const keys = {
  ADYEN_API_KEY: z.string().min(1),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1),
  /** Of the component in the page; no secret. */
  ADYEN_CLIENT_KEY: z.string().min(1),
  /** What webhooks name themselves by. */
  ADYEN_WEBHOOK_USER: z.string().min(1),
  ADYEN_WEBHOOK_PASSWORD: z.string().min(16),
  /** What webhooks are signed with; two, separated by a comma, while one is replaced. */
  ADYEN_HMAC_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(hmacKey).min(1).max(2)),
};

type Keys = z.output<z.ZodObject<typeof keys>>;

const KEY_NAMES = Object.keys(keys) as (keyof Keys)[];

/** What the sandbox takes for the keys of a merchant; none of it is a secret. */
const SANDBOX_KEYS: Keys = {
  ADYEN_API_KEY: 'sandbox-api-key',
  ADYEN_MERCHANT_ACCOUNT: 'Sandbox',
  ADYEN_CLIENT_KEY: 'test_SANDBOX',
  ADYEN_WEBHOOK_USER: 'sandbox',
  ADYEN_WEBHOOK_PASSWORD: 'sandbox-password',
  ADYEN_HMAC_KEYS: ['5A'.repeat(32)],
};

/**
 * Payments by card, iDEAL and Bancontact: with a merchant's keys at Adyen, else with the sandbox; null in a public shop
 * without keys, which then has none of them.
 */
export const paymentSettings = areaSettings(
  {
    ...z.object(keys).partial().shape,
    /** Beginning of the merchant's own host for live payments; unset: the test account. */
    ADYEN_LIVE_PREFIX: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    /** Where the sandbox plays Adyen; asked where there are no keys. */
    ADYEN_SANDBOX_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4100/adyen'),
    /** When the money is taken: at once, or by command when the order is sent. */
    ADYEN_CAPTURE: z.enum(['immediate', 'manual']).default('immediate'),
    /** Where the bank asks for a password: on its own page, or in a frame of the shop. */
    ADYEN_AUTHENTICATION: z.enum(['redirect', 'native']).default('redirect'),
  },
  (variables, { isPublic }) => {
    const hasKeys = KEY_NAMES.some((name) => variables[name] !== undefined);
    if (!hasKeys && isPublic) return null;
    const {
      ADYEN_API_KEY: apiKey,
      ADYEN_MERCHANT_ACCOUNT: merchantAccount,
      ADYEN_CLIENT_KEY: clientKey,
      ADYEN_WEBHOOK_USER: user,
      ADYEN_WEBHOOK_PASSWORD: password,
      ADYEN_HMAC_KEYS: hmacKeys,
    } = hasKeys ? allKeys(variables) : SANDBOX_KEYS;
    const livePrefix = (hasKeys && variables.ADYEN_LIVE_PREFIX) || null;
    return {
      api: {
        apiKey,
        merchantAccount,
        livePrefix,
        standInUrl: hasKeys ? null : variables.ADYEN_SANDBOX_URL,
        isCapturedLater: variables.ADYEN_CAPTURE === 'manual',
        authentication: variables.ADYEN_AUTHENTICATION,
      },
      acquirer: {
        environment: livePrefix === null ? ('test' as const) : ('live' as const),
        clientKey,
        standInUrl: hasKeys ? null : new URL(variables.ADYEN_SANDBOX_URL).origin,
      },
      webhook: { user, password, hmacKeys, merchantAccount, isLive: livePrefix !== null },
    };
  },
);

/** A merchant who has some of the keys lacks the others by mistake: payments would fail, or webhooks count for nothing. */
function allKeys(variables: { readonly [Name in keyof Keys]?: Keys[Name] | undefined }): Keys {
  const missing = KEY_NAMES.filter((name) => variables[name] === undefined);
  if (missing.length > 0) throw new Error(`Bad configuration\nFor payments at Adyen also set ${missing.join(', ')}`);
  return variables as Keys;
}
