import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { makePasskey, provePasskey } from './ask-device';

const browser = vi.hoisted(() => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => ({ ...browser, WebAuthnAbortService: { cancelCeremony: () => undefined } }));

const OPTIONS = { challenge: 'x' };
const answering = async () => JSON.stringify(OPTIONS);
const SHOP = createFakeSdk({ account: { passkeyRequestOptions: answering, passkeyCreationOptions: answering } });

describe('a device', () => {
  beforeEach(() => vi.resetAllMocks());

  it('is asked what the shop asks, by a window of the browser or in a field', async () => {
    browser.startAuthentication.mockResolvedValue({ id: 'key' });
    for (const useBrowserAutofill of [true, false]) {
      expect(await provePasskey('de', useBrowserAutofill, SHOP)).toEqual({ credential: '{"id":"key"}' });
      expect(browser.startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: OPTIONS, useBrowserAutofill });
    }
    browser.startRegistration.mockResolvedValue({ id: 'new' });
    expect(await makePasskey('de', SHOP)).toEqual({ credential: '{"id":"new"}' });
    expect(browser.startRegistration).toHaveBeenCalledExactlyOnceWith({ optionsJSON: OPTIONS });
  });

  it('is not asked where the shop refuses, which the form then tells', async () => {
    const refusing = createFakeSdk({ account: { passkeyCreationOptions: refused('REAUTHENTICATION_REQUIRED') } });
    expect(await makePasskey('de', refusing)).toEqual({ none: 'not-asked' });
    expect(browser.startRegistration).not.toHaveBeenCalled();
  });

  it('says nothing where its owner does not want, or where it has a passkey already', async () => {
    browser.startAuthentication.mockRejectedValue(new Error('NotAllowedError'));
    expect(await provePasskey('de', false, SHOP)).toEqual({ none: 'cancelled' });
    const known = Object.assign(new Error(), { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' });
    browser.startRegistration.mockRejectedValue(known);
    expect(await makePasskey('de', SHOP)).toEqual({ none: 'known' });
  });
});
