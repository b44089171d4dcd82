import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * What a device said, as JSON, or why it said nothing: the visitor closed the browser's window, another question took the
 * place of this one, the device has a passkey already, or the shop had nothing to ask.
 */
export type DeviceAnswer = { readonly credential: string } | { readonly none: 'cancelled' | 'known' | 'not-asked' };

/** Asks the shop what a device is to be asked. */
type AskShop = () => Promise<string>;

/** Has a device prove that it has a passkey; the browser asks which, or offers them in the field of the e-mail address. */
export const provePasskey = (askShop: AskShop, isOfferedInField: boolean): Promise<DeviceAnswer> =>
  ask(askShop, (options) =>
    startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill: isOfferedInField }),
  );

/** Has a device make a passkey. */
export const makePasskey = (askShop: AskShop): Promise<DeviceAnswer> =>
  ask(askShop, (options) => startRegistration({ optionsJSON: JSON.parse(options) }));

/** Takes back what the browser is asking. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony();

async function ask(askShop: AskShop, askDevice: (options: string) => Promise<object>): Promise<DeviceAnswer> {
  const options = await askShop().catch(() => null);
  if (options === null) return { none: 'not-asked' };
  try {
    return { credential: JSON.stringify(await askDevice(options)) };
  } catch (error) {
    const isKnown = (error as Partial<WebAuthnError>).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { none: isKnown ? 'known' : 'cancelled' };
  }
}
