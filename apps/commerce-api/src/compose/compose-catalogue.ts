import { type Catalogue, createCatalogue } from '../catalogue/catalogue';
import type { Merchant } from '../catalogue/merchant';
import { readSearchRedirects } from '../catalogue/search-redirects';
import type { Env } from '../env';
import { createProductAddressesEndpoint } from '../http/product-addresses-endpoint';
import { createRedirectsEndpoint } from '../http/redirects-endpoint';
import { createSectionsEndpoint, SECTIONS_PATH } from '../http/sections-endpoint';
import type { Photographs } from '../ports/photographs';
import { type Area, logFailure, type Shared } from './area';

/** The range as shoppers read it, in memory. */
export async function composeCatalogue(
  { env, log, connections }: Shared,
  photographs: Photographs | null,
): Promise<Area & { readonly catalogue: Catalogue }> {
  const catalogue = await createCatalogue({
    database: connections.bulk,
    merchant: merchantOf(env),
    ...(photographs ? { photographs } : {}),
    onError: logFailure(log, 'catalogue not reloaded'),
  });
  if (catalogue.categories('nl').length === 0) log.warn('the range is empty: npm run catalogue -- import <folder>');
  return {
    catalogue,
    endpoints: {
      [SECTIONS_PATH]: createSectionsEndpoint(catalogue),
      '/api/product-addresses': createProductAddressesEndpoint(catalogue),
      '/api/redirects': createRedirectsEndpoint({
        readRedirects: (locale) => readSearchRedirects(connections.requests.db, locale),
        onFailure: (error, requestId) => log.error({ requestId, err: error }, 'redirects not read'),
      }),
    },
    close: catalogue.close,
  };
}

/** What the catalogue says of the merchant, from the settings that mails and imprint have as well. */
function merchantOf({ seller: { name, address, email }, catalogue }: Env): Merchant {
  const { certificates, showsDueDiligence } = catalogue;
  return { responsible: { name, address, email }, certificates, showsDueDiligence };
}
