import { describe, expect, it } from 'vitest';
import { MAX_ADDRESS, MAX_PARAMETERS, refusalOf } from './refuse-request.ts';

const known = { fileFolders: ['/pictures/'], files: new Set(['/pictures/hero/deck.webp']) };
const statusOf = (url: string, method = 'GET') => refusalOf({ url, method }, known)?.status ?? 200;

describe('a request', () => {
  it('is refused when its address is too long', () => {
    expect(statusOf(`/${'a'.repeat(MAX_ADDRESS - 1)}`)).toBe(200);
    expect(statusOf(`/${'a'.repeat(MAX_ADDRESS)}`)).toBe(414);
  });

  it('is refused when its query would make the headers of a redirect too long', () => {
    expect(statusOf(`/products/?q=${','.repeat(1300)}`)).toBe(200);
    expect(statusOf(`/products/?q=${','.repeat(1400)}`)).toBe(414);
    expect(statusOf(`/products/${'oak,'.repeat(900)}`)).toBe(200);
  });

  it('is refused when it has too many parameters', () => {
    const query = (count: number) => `/?${Array.from({ length: count }, () => 'a').join('&')}`;
    expect(statusOf(query(MAX_PARAMETERS))).toBe(200);
    expect(statusOf(query(MAX_PARAMETERS + 1))).toBe(414);
    expect(statusOf(`/${'&'.repeat(200)}`)).toBe(200);
  });

  it('may change things only below /api/', () => {
    expect(statusOf('/api/cart/add', 'POST')).toBe(200);
    expect(statusOf('/', 'HEAD')).toBe(200);
    expect(refusalOf({ url: '/', method: 'POST' }, known)).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(statusOf('/t/terms?_storyblok=7&_storyblok_lang=nl', 'POST')).toBe(200);
    for (const method of ['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT']) {
      expect(refusalOf({ url: '/api/cart/add', method }, known)).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
    }
  });

  it('for a file that does not exist never becomes a page', () => {
    expect(statusOf('/pictures/hero/deck.webp?v=1')).toBe(200);
    expect(statusOf('/pictures/none.webp')).toBe(404);
    expect(statusOf('/producten/pictures/none.webp')).toBe(200);
  });

  it('that cannot be decoded is refused where Next would decode it, which ended in an error', () => {
    for (const path of ['/api/revalidate/%/1', '/api/pictures/%ff', '/_next/data/%zz'])
      expect(statusOf(path)).toBe(404);
    expect(statusOf('/api/pictures/37/f%C3%BCnf.webp')).toBe(200);
    expect(statusOf('/produkte/100%')).toBe(200);
  });
});
