import { describe, expect, it } from 'vitest';
import { filterSlug, parseFilterSlug, toggleFilter } from './filter-slug';
import { listingHref, parseListingAddress } from './listing-address';
import { isCachedListing, listingSegments, readListingSegments } from './listing-segments';

const parse = (path: string, query = '') =>
  parseListingAddress(path.split('/').filter(Boolean), new URLSearchParams(query));

describe('filters in an address', () => {
  it('reads attributes and their values (CT-02)', () => {
    const filters = parseFilterSlug('__specie.larch-european.oak__thickness.till-28');
    expect([...filters]).toEqual([
      ['specie', ['larch-european', 'oak']],
      ['thickness', ['till-28']],
    ]);
  });

  it('leaves out what names no attribute or no value, or cannot be shown', () => {
    expect([...parseFilterSlug(`__specie__.x__a.b.__c.\u0000__d.${'x'.repeat(61)}`)]).toEqual([['a', ['b']]]);
  });

  it('keeps what is mistyped, to say that it is unknown (CT-40)', () => {
    expect([...parseFilterSlug('__specie.ipe,cumaru__<script>.1')]).toEqual([
      ['specie', ['ipe,cumaru']],
      ['<script>', ['1']],
    ]);
  });

  it('writes one choice in one way, and nothing without a choice (CT-03)', () => {
    const chosen = toggleFilter(toggleFilter(new Map(), 'thickness', 'till-28'), 'specie', 'oak');
    expect(filterSlug(chosen)).toBe('__specie.oak__thickness.till-28');
    expect(filterSlug(toggleFilter(toggleFilter(chosen, 'specie', 'oak'), 'thickness', 'till-28'))).toBe('');
  });
});

describe('the address of a listing', () => {
  it('takes slugs for categories and the one with two underscores for filters (CT-02)', () => {
    const address = parse('decking/by-species/__specie.oak');
    expect(address.category).toEqual(['decking', 'by-species']);
    expect(address.filters.get('specie')).toEqual(['oak']);
  });

  it('reads a leading underscore as no category (CT-04)', () => {
    expect(parse('_').category).toEqual([]);
    expect(parse('_all__specie.oak')).toMatchObject({ category: [] });
    expect(parse('__specie.oak').category).toEqual([]);
  });

  it('treats an invalid page number as the first page (CT-06)', () => {
    for (const page of ['0', '-3', 'x', '1.5', '']) expect(parse('', `page=${page}`).page).toBe(1);
    expect(parse('', 'page=4').page).toBe(4);
  });

  it('shows 18 a page unless 1 to 100 are asked (CT-07, CT-10, CT-11)', () => {
    expect(parse('').pageSize).toBe(18);
    expect(parse('', 'itemsPerPage=100').pageSize).toBe(100);
    for (const size of ['0', '101', '-1', 'x']) expect(parse('', `itemsPerPage=${size}`).pageSize).toBe(18);
  });

  it('keeps filters and sort from page to page (CT-13)', () => {
    const address = parse('decking/__specie.oak', 'sort=name,ASC&q=oak');
    expect(listingHref('en', { ...address, page: 3 })).toBe(
      '/products/decking/__specie.oak?q=oak&sort=name,ASC&page=3',
    );
  });

  it('sorts by relevance when nothing or an unknown field is asked (CT-14)', () => {
    expect(parse('').sort).toBe('');
    expect(parse('', 'sort=evil,ASC').sort).toBe('');
    expect(parse('', 'sort=relevance,DESC').sort).toBe('');
  });
});

describe('every sort that a listing offers', () => {
  it.each([
    ['thickness (CT-15)', 'thickness'],
    ['width (CT-16)', 'width'],
    ['quality (CT-17)', 'quality'],
    ['name (CT-18)', 'name'],
    ['price per m² (CT-19)', 'price'],
  ])('goes up and down by %s, in the address as sort=field,direction (CT-05)', (_, field) => {
    for (const sort of [`${field},ASC`, `${field},DESC`]) {
      const address = parse('decking', `sort=${sort}`);
      expect(address.sort).toBe(sort);
      expect(listingHref('en', address)).toBe(`/products/decking?sort=${sort}`);
    }
  });

  it('takes a field without a direction, or with another one, for relevance (CT-05)', () => {
    for (const sort of ['name', 'name,', 'name,UP', 'name,asc', ',ASC', 'name,ASC,DESC']) {
      expect(parse('', `sort=${sort}`).sort).toBe('');
    }
  });
});

describe('the view of a listing', () => {
  it('looks at 200 characters of a search, and never at half a letter', () => {
    expect(parse('', `q=${'a'.repeat(300)}`).q).toHaveLength(200);
    expect(listingSegments(parse('', `q=${'a'.repeat(199)}🌳`))).toHaveLength(3);
  });

  it('leaves no trace as cards and goes with every link as a table', () => {
    expect(listingHref('en', parse('decking'))).toBe('/products/decking');
    expect(listingHref('en', { ...parse('decking', 'view=table'), page: 2 })).toBe(
      '/products/decking?page=2&view=table',
    );
    expect(listingHref('en', parse('decking'), 'cards')).toBe('/products/decking?view=cards');
  });
});

describe('a listing in the internal tree', () => {
  it('comes back as it went in', () => {
    const address = parse('decking/__specie.oak.larch-european.100%,<é>', 'sort=price,DESC&page=2&q=a~b c&view=table');
    const [category = '', filters = '', view = ''] = listingSegments(address);
    expect(readListingSegments(category, filters, view)).toEqual({
      ...address,
      filters: parseFilterSlug(filterSlug(address.filters)),
    });
  });

  it('is kept only when many people may ask for it', () => {
    expect(isCachedListing(parse('decking/__specie.oak', 'page=2&sort=name,ASC'))).toBe(true);
    expect(isCachedListing(parse('', 'q=oak'))).toBe(false);
    expect(isCachedListing(parse('__specie.oak.ipe.teak'))).toBe(false);
    expect(isCachedListing(parse('', 'itemsPerPage=50'))).toBe(false);
    expect(isCachedListing(parse('', 'page=400'))).toBe(false);
  });
});
