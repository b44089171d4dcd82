import { type Sdk, SdkError } from '@geven/odoo-sdk';
import { expect, it, vi } from 'vitest';
import {
  confirmNewsletter,
  NEWSLETTER_LINK,
  signUpForNewsletter,
  UNSUBSCRIBE_LINK,
  unsubscribeNewsletter,
} from './newsletter-actions';

const refused = (code: 'FIELD_EMAIL' | 'LINK_EXPIRED', params = {}) =>
  Promise.reject(new SdkError({ kind: 'graphql', message: code, refusals: [{ code, params, message: '' }] }));
const sdkWith = (calls: object) => ({ contact: calls }) as unknown as Sdk;
const locale = 'nl';

it('asks for the link of an address, and answers the same for every one (FT-17)', async () => {
  const newsLetterSubscribe = vi.fn(async () => true);
  const sdk = sdkWith({ newsLetterSubscribe });
  const values = { email: 'lezer@example.nl', website: '', locale };
  const outcome = await signUpForNewsletter({ values, locale, sdk });
  expect(outcome).toEqual({ to: '/newsletter?done=sent' });
  expect(newsLetterSubscribe).toHaveBeenCalledExactlyOnceWith('lezer@example.nl', undefined);
  await signUpForNewsletter({ values: { ...values, website: 'x' }, locale, sdk });
  expect(newsLetterSubscribe).toHaveBeenLastCalledWith('lezer@example.nl', 'x');
});

it('goes back to its page with what is wrong with the address (FT-17)', async () => {
  const sdk = sdkWith({ newsLetterSubscribe: () => refused('FIELD_EMAIL', { field: 'email' }) });
  expect(await signUpForNewsletter({ values: { email: 'lezer' }, locale, sdk })).toMatchObject({
    backTo: 'newsletter',
    refusals: [{ code: 'FIELD_EMAIL', field: 'email' }],
  });
});

it.each([
  ['subscribes', confirmNewsletter, NEWSLETTER_LINK, 'confirmNewsletter', 'newsletterConfirm'],
  ['ends a subscription', unsubscribeNewsletter, UNSUBSCRIBE_LINK, 'unsubscribeNewsletter', 'newsletterUnsubscribe'],
] as const)('%s by the link that the browser came with, and forgets it then', async (_, act, link, call, page) => {
  const called = vi.fn(async () => true);
  const cookie = (name: string) => (name === link ? 'token' : undefined);
  const outcome = await act({ values: {}, locale, sdk: sdkWith({ [call]: called }), cookie });
  expect(called).toHaveBeenCalledExactlyOnceWith('token');
  expect(outcome).toMatchObject({ to: expect.stringMatching(/\?done=true$/) });
  expect(JSON.stringify(outcome)).toContain(`${link}=;`);
  const expired = sdkWith({ [call]: () => refused('LINK_EXPIRED') });
  expect(await act({ values: {}, locale, sdk: expired })).toMatchObject({
    backTo: page,
    refusals: [{ code: 'LINK_EXPIRED' }],
  });
});
