import { afterEach, expect, it, vi } from 'vitest';
import { catalogueOf } from './catalogue-of';

const session = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ cookies: async () => ({ get: session }) }));

const sent = vi.fn(async (_url: string, _init: RequestInit & { next?: unknown }) =>
  Response.json({ data: { getAlternativeProducts: [] } }),
);
vi.stubGlobal('fetch', sent);
afterEach(() => vi.clearAllMocks());

/** What the API is asked with. */
async function ask(hasOwnPrices: boolean) {
  const { catalogue, options } = await catalogueOf({ locale: 'nl', hasOwnPrices }, 'catalogue');
  await catalogue.getAlternativeProducts(1 as never, options);
  const init = sent.mock.lastCall?.[1];
  return { cookie: new Headers(init?.headers).get('cookie'), cache: init?.cache, next: init?.next };
}

it('reads everybody’s prices without a word of the visitor, and the answer may be kept', async () => {
  expect(await ask(false)).toEqual({ cookie: null, cache: undefined, next: { tags: ['catalogue'] } });
  expect(session).not.toHaveBeenCalled();
});

it('reads a customer’s own prices with the session alone, and nobody keeps the answer (AU-19)', async () => {
  session.mockReturnValue({ name: 'session', value: 'c.token' });
  expect(await ask(true)).toEqual({ cookie: 'session=c.token', cache: 'no-store', next: undefined });
  session.mockReturnValue(undefined);
  expect((await ask(true)).cookie).toBeNull();
});
