import type { Locale } from '@geven/timber';
import { originOf } from '@/lib/routing/hosts';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';

/** The seller and the shop as search engines read them (schema.org), and how the shop is searched. */
export function homeStructuredData(locale: Locale) {
  const origin = originOf(locale);
  const organization = `${origin}/#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: seller.name,
        url: `${origin}/`,
        logo: `${origin}/apple-icon.png`,
        email: seller.email,
        telephone: seller.phone,
        vatID: seller.vat,
        address: seller.address,
      },
      {
        '@type': 'WebSite',
        url: `${origin}/`,
        name: 'Geven',
        inLanguage: locale,
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${href('category', locale)}?q={search_term}`,
          'query-input': 'required name=search_term',
        },
      },
    ],
  };
}
