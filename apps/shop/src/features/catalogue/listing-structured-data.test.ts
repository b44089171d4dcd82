import type { CategoryListItem, ProductList } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { listingStructuredData } from './listing-structured-data';

it('describes the way here and the place of each product in the whole list', () => {
  const data = listingStructuredData({
    locale: 'de',
    heading: 'Ipé Terrassendielen',
    allProducts: 'Alle Produkte',
    trail: [
      { name: 'Terrassendielen', path: 'terrassendielen' },
      { name: 'Ipé Terrassendielen', path: 'terrassendielen/ipe-terrassendielen' },
    ] as CategoryListItem[],
    list: {
      currentPage: 2,
      pageSize: 18,
      totalCount: 20,
      products: [{ id: 7, slug: 'ipe' }],
    } as unknown as ProductList,
  });
  expect(data['@graph'][0]?.itemListElement).toMatchObject([
    { position: 1, name: 'Alle Produkte', item: 'http://localhost:3000/produkte' },
    { position: 2, item: 'http://localhost:3000/produkte/terrassendielen' },
    { position: 3, item: 'http://localhost:3000/produkte/terrassendielen/ipe-terrassendielen' },
  ]);
  expect(data['@graph'][1]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 20,
    itemListElement: [{ position: 19, url: 'http://localhost:3000/produkte/ipe/7' }],
  });
});
