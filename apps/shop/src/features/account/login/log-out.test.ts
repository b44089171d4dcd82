import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { logOut } from './log-out';

it('takes the cookies of the customer and the cache of the browser away (AU-18)', async () => {
  const logout = vi.fn(async () => undefined);
  const outcome = await logOut({ values: {}, locale: 'nl', sdk: createFakeSdk({ account: { logout } }) });
  expect(logout).toHaveBeenCalledOnce();
  expect(outcome).toMatchObject({ to: '/' });
  const headers = 'to' in outcome ? (outcome.headers ?? []) : [];
  expect(headers).toContainEqual(['clear-site-data', '"cache"']);
  for (const name of ['odoo-user', 'geven-user', 'intentRoute']) {
    expect(headers).toContainEqual(['set-cookie', expect.stringMatching(`^${name}=; Max-Age=0;`)]);
  }
});
