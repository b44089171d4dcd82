import { expect, it } from 'vitest';
import { homeStructuredData } from './home-structured-data';

it('names the seller, the shop and how it is searched', () => {
  const [organization, site] = homeStructuredData('nl')['@graph'];
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: 'Geven Holz GmbH',
    url: 'http://localhost:3000/',
  });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'nl',
    publisher: { '@id': organization?.['@id'] },
    potentialAction: { target: 'http://localhost:3000/producten?q={search_term}' },
  });
});
