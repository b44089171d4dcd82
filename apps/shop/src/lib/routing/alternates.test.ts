import { describe, expect, it } from 'vitest';
import { pageMetadata, routeAlternates } from './alternates';

describe('canonical and hreflang', () => {
  it('names every language where paths differ (RT-34, RT-02)', () => {
    const { alternates, robots } = pageMetadata('nl', routeAlternates('category'));
    expect(alternates?.canonical).toBe('http://localhost:3000/producten');
    expect(alternates?.languages).toEqual({
      nl: 'http://localhost:3000/producten',
      en: 'http://localhost:3000/products',
      de: 'http://localhost:3000/produkte',
      'x-default': 'http://localhost:3000/produkte',
    });
    expect(robots).toBeUndefined();
  });

  it('lets search engines see a shared address in the default language only (RT-34)', () => {
    expect(pageMetadata('de', routeAlternates('terms')).robots).toBeUndefined();
    expect(pageMetadata('en', routeAlternates('terms'))).toMatchObject({ robots: { index: false } });
    expect(pageMetadata('en', routeAlternates('terms')).alternates?.languages).toBeUndefined();
  });
});
