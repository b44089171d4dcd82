import { describe, expect, it, vi } from 'vitest';
import { page } from './page';

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

  it('does not find addresses that the proxy never writes', async () => {
    const { renderPage } = page({ Content, metadata: () => ({}) });
    await expect(renderPage(requestOf({ vat: 'maybe' }))).rejects.toThrow();
  });
});
