import type { Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type WebAuthnError,
} from '@simplewebauthn/browser';
import { browserSdk, inCartTurn } from '@/lib/api/sdk-browser';

/**
 * What a device said, as JSON, or why it said nothing: the visitor closed the browser's window, another question took the
 * place of this one, the device has a passkey already, or the shop had nothing to ask.
 */
export type DeviceAnswer = { readonly credential: string } | { readonly none: 'cancelled' | 'known' | 'not-asked' };

type Account = Pick<Sdk, 'account'>;

/** Has a device prove that it has a passkey; the browser asks which, or offers them in the field of the e-mail address. */
export const provePasskey = (
  locale: Locale,
  isOfferedInField: boolean,
  { account }: Account = browserSdk(locale),
): Promise<DeviceAnswer> =>
  ask(
    // In turn, because a guest's first question makes the session.
    () => inCartTurn(() => account.passkeyRequestOptions()),
    (options) => startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: isOfferedInField }),
  );

/** Has a device make a passkey. */
export const makePasskey = (locale: Locale, { account }: Account = browserSdk(locale)): Promise<DeviceAnswer> =>
  ask(
    () => account.passkeyCreationOptions(),
    (options) => startRegistration({ optionsJSON: JSON.parse(options) }),
  );

/** Takes back what the browser is asking. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function ask(
  askShop: () => Promise<string>,
  askDevice: (options: string) => Promise<object>,
): Promise<DeviceAnswer> {
  const options = await askShop().catch(() => null);
  if (options === null) return { none: 'not-asked' };
  try {
    return { credential: JSON.stringify(await askDevice(options)) };
  } catch (error) {
    const isKnown = (error as Partial<WebAuthnError>).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { none: isKnown ? 'known' : 'cancelled' };
  }
}
