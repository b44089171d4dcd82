import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { loadCart } from './load-cart';

const cookies = vi.hoisted(() => new Map<string, string>());
const cartLoad = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ cookies: async () => cookies, headers: async () => new Headers() }));
vi.mock('../api/sdk-server', () => ({ visitorSdk: () => createFakeSdk({ cart: { cartLoad } }) }));

it('has no cart without a session, and asks nobody for it (CA-01)', async () => {
  expect(await loadCart('nl')).toBeNull();
  expect(cartLoad).not.toHaveBeenCalled();
});

it('loads the cart of a session (CA-01)', async () => {
  const cart = sampleCart();
  cartLoad.mockResolvedValueOnce(cart);
  cookies.set('session', 'of-a-visitor');
  expect(await loadCart('nl')).toBe(cart);
});
