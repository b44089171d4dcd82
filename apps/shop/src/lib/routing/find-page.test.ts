import { describe, expect, it, vi } from 'vitest';
import { findPage } from './find-page';
import { routeRequest } from './route-request';

const decide = (path: string) => {
  const decision = routeRequest(new URL(path, 'http://localhost:3000'), null, (name) =>
    name === 'locale' ? 'nl' : '',
  );
  if (decision.kind !== 'rewrite') throw new Error('is a redirect');
  return decision;
};

describe('findPage', () => {
  it('leads each legal text to its page, in the language of the visitor (RT-23, RT-24, RT-25)', async () => {
    for (const slug of ['terms', 'privacy', 'imp-product-info']) {
      expect(await findPage(decide(`/t/${slug}`), `/t/${slug}`)).toBe(`/nl/incl/text/${slug}`);
    }
  });

  it('asks content for a path that no route has a page for', async () => {
    const content = { find: vi.fn(async (path: string) => (path === '/t/kennisbank' ? 'kennisbank' : null)) };
    expect(await findPage(decide('/t/kennisbank'), '/t/kennisbank', content)).toBe('/nl/incl/text/kennisbank');
    expect(await findPage(decide('/nope/deeper'), '/nope/deeper', content)).toBe('/nl/incl/missing');
    expect(content.find).toHaveBeenLastCalledWith('/nope/deeper');
  });

  it('does not ask content for what a route knows', async () => {
    const content = { find: vi.fn(async () => 'never') };
    expect(await findPage(decide('/winkelwagen'), '/winkelwagen', content)).toBe('/nl/incl/cart');
    expect(content.find).not.toHaveBeenCalled();
  });
});
