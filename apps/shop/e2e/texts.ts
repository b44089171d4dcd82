import type { Locale } from '@geven/timber';
import deCart from '../messages/de/cart.json' with { type: 'json' };
import deCatalogue from '../messages/de/catalogue.json' with { type: 'json' };
import deCheckout from '../messages/de/checkout.json' with { type: 'json' };
import deCommon from '../messages/de/common.json' with { type: 'json' };
import deErrors from '../messages/de/errors.json' with { type: 'json' };
import deListing from '../messages/de/listing.json' with { type: 'json' };
import deProduct from '../messages/de/product.json' with { type: 'json' };
import deSearch from '../messages/de/search.json' with { type: 'json' };
import deUnits from '../messages/de/units.json' with { type: 'json' };
import enCart from '../messages/en/cart.json' with { type: 'json' };
import enCatalogue from '../messages/en/catalogue.json' with { type: 'json' };
import enCheckout from '../messages/en/checkout.json' with { type: 'json' };
import enCommon from '../messages/en/common.json' with { type: 'json' };
import enErrors from '../messages/en/errors.json' with { type: 'json' };
import enListing from '../messages/en/listing.json' with { type: 'json' };
import enProduct from '../messages/en/product.json' with { type: 'json' };
import enSearch from '../messages/en/search.json' with { type: 'json' };
import enUnits from '../messages/en/units.json' with { type: 'json' };
import nlCart from '../messages/nl/cart.json' with { type: 'json' };
import nlCatalogue from '../messages/nl/catalogue.json' with { type: 'json' };
import nlCheckout from '../messages/nl/checkout.json' with { type: 'json' };
import nlCommon from '../messages/nl/common.json' with { type: 'json' };
import nlErrors from '../messages/nl/errors.json' with { type: 'json' };
import nlListing from '../messages/nl/listing.json' with { type: 'json' };
import nlProduct from '../messages/nl/product.json' with { type: 'json' };
import nlSearch from '../messages/nl/search.json' with { type: 'json' };
import nlUnits from '../messages/nl/units.json' with { type: 'json' };

/** What the shop says, per language: where a journey looks for controls. */
export const TEXTS = {
  de: {
    cart: deCart,
    catalogue: deCatalogue,
    checkout: deCheckout,
    common: deCommon,
    errors: deErrors,
    listing: deListing,
    product: deProduct,
    search: deSearch,
    units: deUnits,
  },
  en: {
    cart: enCart,
    catalogue: enCatalogue,
    checkout: enCheckout,
    common: enCommon,
    errors: enErrors,
    listing: enListing,
    product: enProduct,
    search: enSearch,
    units: enUnits,
  },
  nl: {
    cart: nlCart,
    catalogue: nlCatalogue,
    checkout: nlCheckout,
    common: nlCommon,
    errors: nlErrors,
    listing: nlListing,
    product: nlProduct,
    search: nlSearch,
    units: nlUnits,
  },
} as const satisfies Record<Locale, unknown>;

/** A text with its places filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** A text as a pattern: its places match anything, and links may say more than their text. */
export function pattern(text: string): RegExp {
  const words = text.replace('<a>', '').split(/\{\{\w+\}\}|<\/a>/);
  return new RegExp(
    words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')).join('.*'),
  );
}
