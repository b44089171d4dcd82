import { describe, expect, it, vi } from 'vitest';
import { page } from './page';

const cookieOf = vi.hoisted(() => vi.fn());
vi.mock('next/headers', () => ({ cookies: async () => ({ get: cookieOf }) }));

const requestOf = (segments: Record<string, string> = {}, query = {}) => ({
  params: Promise.resolve({ locale: 'nl', vat: 'excl', ...segments }),
  searchParams: Promise.resolve(query),
});

const Content = () => null;

describe('page', () => {
  it('hands content and metadata the context and what the segments say', async () => {
    const metadata = vi.fn(() => ({ title: 'A board' }));
    const { generateMetadata, renderPage } = page({ Content, metadata, read: ({ id }) => ({ id: Number(id) }) });
    const props = { context: { locale: 'nl', isNet: true, vatRate: 21 }, id: 7 };
    expect((await renderPage(requestOf({ id: '7' }))).props).toEqual(props);
    expect(await generateMetadata(requestOf({ id: '7' }))).toEqual({ title: 'A board' });
    expect(metadata).toHaveBeenCalledWith(props);
  });

  it('reads the query of a page for one visitor only: a page with a query read is not cached', async () => {
    const query = Promise.resolve({});
    const read = vi.spyOn(query, 'then');
    await page({ Content, metadata: () => ({}) }).renderPage({ ...requestOf(), searchParams: query });
    expect(read).not.toHaveBeenCalled();
    const visit = async ({ ids }: { ids?: unknown }) => ({ ids });
    const live = page({ Content, metadata: () => ({}), visit });
    expect((await live.renderPage(requestOf({}, { ids: '1,2' }))).props).toMatchObject({ ids: '1,2' });
  });

  it('has prices of the visitor’s own list where the page may, and the visitor says so (AU-19) (PD-46)', async () => {
    cookieOf.mockReturnValue({ value: JSON.stringify({ currentPricelist: { id: 0 } }) });
    const metadata = vi.fn(() => ({}));
    const live = page({ Content, metadata, hasOwnPrices: true });
    expect((await live.renderPage(requestOf())).props).toMatchObject({ context: { hasOwnPrices: true } });
    await live.generateMetadata(requestOf());
    expect(metadata).toHaveBeenCalledWith({ context: expect.objectContaining({ hasOwnPrices: true }) });
    cookieOf.mockReturnValue(undefined);
    expect((await live.renderPage(requestOf())).props.context).not.toHaveProperty('hasOwnPrices');
  });

  it('reads no cookie for a page that everybody shares: it would not be cached', async () => {
    cookieOf.mockClear();
    const shared = page({ Content, metadata: () => ({}) });
    expect((await shared.renderPage(requestOf())).props.context).not.toHaveProperty('hasOwnPrices');
    expect(cookieOf).not.toHaveBeenCalled();
  });

  it('does not find addresses that the proxy never writes', async () => {
    const { renderPage } = page({ Content, metadata: () => ({}) });
    await expect(renderPage(requestOf({ vat: 'maybe' }))).rejects.toThrow();
  });
});
