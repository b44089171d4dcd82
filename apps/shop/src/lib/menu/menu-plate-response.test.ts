import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DECKING } from '@/testing/sample-tiles';

const getProductTemplatesList = vi.fn();
vi.mock('../api/sdk-server', () => ({
  sdkOf: () => ({ catalogue: { getProductTemplatesList } }),
  tagged: () => ({}),
}));
vi.mock('./load-menu', () => ({ loadMenu: async () => [] }));

const { menuPlateResponse } = await import('./menu-plate-response');
const ask = (locale: string, ...path: string[]) =>
  menuPlateResponse(new Request('http://shop.test'), { params: Promise.resolve({ locale, path }) });

beforeEach(() => {
  getProductTemplatesList.mockReset();
});

describe('sizes and species of a category', () => {
  it('come in the language of the address, and may be kept for minutes', async () => {
    getProductTemplatesList.mockResolvedValue({
      products: [DECKING],
      filterGroups: [],
      category: { path: 'decking/ipe' },
    });
    const answer = await ask('en', 'decking', 'ipe');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=600/);
    expect(await answer.json()).toMatchObject({
      sizesTitle: 'Thickness × width',
      sizes: [{ href: '/products/decking/ipe?q=25x145', note: 'Joist spacing up to 450\u00a0mm' }],
    });
  });

  it('are of no other category than the one that is asked for, in no other language than those of the shop', async () => {
    getProductTemplatesList.mockResolvedValue({ products: [], filterGroups: [], category: null });
    expect((await ask('de', 'gibt-es-nicht')).status).toBe(404);
    getProductTemplatesList.mockResolvedValue({ products: [], filterGroups: [], category: { path: 'decking' } });
    expect((await ask('de', 'vlonderplanken')).status).toBe(404);
    getProductTemplatesList.mockClear();
    for (const locale of ['fr', 'DE', 'de-DE']) expect((await ask(locale, 'decking')).status).toBe(404);
    expect(getProductTemplatesList).not.toHaveBeenCalled();
  });

  it('are kept nowhere while the API is away', async () => {
    getProductTemplatesList.mockRejectedValue(new Error('away'));
    const answer = await ask('de', 'decking');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
