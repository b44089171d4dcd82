import type { Translate } from './translate';

/** Represents a message file: the compiler cannot tell its type from a path that is put together. */
const file = <File extends object>() => ({}) as File;

/**
 * Every area of the texts, one a feature; `common` and `units` are what several share. A new area is a line here and
 * `messages/{nl,en,de}/<area>.json`; the English file names the keys.
 */
const AREAS = {
  account: file<typeof import('@messages/en/account.json')>(),
  captcha: file<typeof import('@messages/en/captcha.json')>(),
  cart: file<typeof import('@messages/en/cart.json')>(),
  catalogue: file<typeof import('@messages/en/catalogue.json')>(),
  checkout: file<typeof import('@messages/en/checkout.json')>(),
  common: file<typeof import('@messages/en/common.json')>(),
  compare: file<typeof import('@messages/en/compare.json')>(),
  consent: file<typeof import('@messages/en/consent.json')>(),
  contact: file<typeof import('@messages/en/contact.json')>(),
  content: file<typeof import('@messages/en/content.json')>(),
  errors: file<typeof import('@messages/en/errors.json')>(),
  failure: file<typeof import('@messages/en/failure.json')>(),
  header: file<typeof import('@messages/en/header.json')>(),
  home: file<typeof import('@messages/en/home.json')>(),
  orders: file<typeof import('@messages/en/orders.json')>(),
  product: file<typeof import('@messages/en/product.json')>(),
  quotations: file<typeof import('@messages/en/quotations.json')>(),
  search: file<typeof import('@messages/en/search.json')>(),
  units: file<typeof import('@messages/en/units.json')>(),
  uploads: file<typeof import('@messages/en/uploads.json')>(),
  withdrawal: file<typeof import('@messages/en/withdrawal.json')>(),
};

export type Area = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as Area[];

/** The texts of an area in one language, as they are in its file. */
export type Messages<Name extends Area> = (typeof AREAS)[Name];

/** Texts of any area with the words for what is sold, boxes and cans and their prices. */
export interface WithUnits {
  readonly units: Messages<'units'>;
}

/** Finds a text of an area; those of `units` are part of every area. */
export type Texts<Name extends Area> = Translate<Messages<Name> & WithUnits>;
/** Finds a word for what is sold: texts of every area can. */
export type UnitText = Translate<WithUnits>;
