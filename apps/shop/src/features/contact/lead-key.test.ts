import { expect, it } from 'vitest';
import { UPLOADS_FIELD } from '@/lib/forms/kept-uploads';
import { leadKey } from './lead-key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/;
const entered = { name: 'Anna', email: 'anna@example.de', message: 'Passt das?', product: '24' };
const clientKey = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';

it('is one for a form that is sent twice, and another one for every page', () => {
  const key = leadKey({ ...entered, clientKey });
  expect(key).toMatch(UUID);
  expect(leadKey({ ...entered, clientKey, locale: 'nl', website: '' })).toBe(key);
  expect(leadKey({ ...entered, clientKey: clientKey.replace('4f', '5f') })).not.toBe(key);
});

it('is another one once something else was entered, so that who goes back can write once more', () => {
  const key = leadKey({ ...entered, clientKey });
  for (const changes of [{ message: 'Passt es?' }, { zip: '50858' }, { orderNumber: 'S107312' }])
    expect(leadKey({ ...entered, clientKey, ...changes })).not.toBe(key);
});

it('counts files, whose tokens are others each time that they are sent', () => {
  const withFiles = (...tokens: string[]) => {
    const files = tokens.map((token) => ({ token, name: 'plan.pdf', bytes: 9 }));
    return leadKey({ ...entered, clientKey, [UPLOADS_FIELD]: JSON.stringify({ formId: clientKey, files }) });
  };
  expect(withFiles('t1')).toBe(withFiles('t2'));
  expect(withFiles('t1', 't2')).not.toBe(withFiles('t1'));
});

it('is made of what was entered where the page has none, or one that was changed by hand', () => {
  const key = leadKey(entered);
  expect(key).toMatch(UUID);
  expect(leadKey({ ...entered, clientKey: '../../etc' })).toBe(key);
  expect(leadKey({ ...entered, product: '25' })).not.toBe(key);
  // What is in one field does not move into the next.
  expect(leadKey({ name: 'ab', email: 'c' })).not.toBe(leadKey({ name: 'a', email: 'bc' }));
});
