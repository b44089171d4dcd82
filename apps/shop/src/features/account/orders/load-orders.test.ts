import { SdkError } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { refused } from '@/testing/refused-call';
import { ifAvailable } from './load-orders';

it('says that orders cannot be had while a system behind the shop is down', async () => {
  expect(await ifAvailable(Promise.resolve(7))).toBe(7);
  expect(await ifAvailable(refused('SERVICE_UNAVAILABLE')())).toBe('unavailable');
  const timeout = new SdkError({ kind: 'timeout', message: 'No answer in 5 s' });
  expect(await ifAvailable(Promise.reject(timeout))).toBe('unavailable');
});

it('hides no mistake and no ended login behind that', async () => {
  await expect(ifAvailable(refused('NOT_AUTHENTICATED')())).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  await expect(ifAvailable(Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
});
