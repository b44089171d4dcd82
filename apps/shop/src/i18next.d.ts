import type catalogue from '../messages/en/catalogue.json';
import type common from '../messages/en/common.json';
import type content from '../messages/en/content.json';
import type listing from '../messages/en/listing.json';
import type product from '../messages/en/product.json';
import type search from '../messages/en/search.json';

// Makes the keys of texts known to the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      common: typeof common;
      catalogue: typeof catalogue;
      content: typeof content;
      listing: typeof listing;
      product: typeof product;
      search: typeof search;
    };
  }
}
