import { LISTING_VIEWS, type ListingView } from '../listing/listing-address';

export const LOCALE_COOKIE = 'locale';
export const USER_COOKIE = 'geven-user';
export const CART_SIZE_COOKIE = 'cart-size';
/** Says that somebody is logged in, and holds no secret: what is whose, the API decides by the session (CK-02). */
export const LOGGED_IN_COOKIE = 'odoo-user';
/** Names the page that a visitor wanted to see before the login (CK-03). */
export const INTENT_COOKIE = 'intentRoute';
/** Path of every cookie of the shop. */
export const COOKIE_PATH = '/';
/** Life of `locale`: 365 days, in seconds. */
const LOCALE_COOKIE_SECONDS = 31_536_000;
/** Life of `geven-user`, and of `odoo-user` after its last use: 7 days, in seconds. */
const USER_COOKIE_SECONDS = 604_800;

/** Display preferences of a visitor; never trusted for anything else. */
export interface UserPreferences {
  readonly showTaxPrice: 'VATIncluded' | 'VATExcluded';
  readonly currentPricelist: { readonly id: number };
  readonly availableCategIdsCacheKey: string;
  /** How listings open that name no view. */
  readonly listingView: ListingView;
}

/** Odoo's id of the price list of everybody who has no other. */
export const STANDARD_PRICE_LIST = 1;
/** Stands for a price list of a customer's own: which one it is, the API knows by the session. */
export const OWN_PRICE_LIST = 0;

/**
 * Whether a visitor says to have another price list than everybody. Nobody's word is taken for the prices themselves: the
 * API decides by the session, so a forged cookie only makes a page slower that shows what everybody sees.
 */
export const saysOwnPrices = ({ currentPricelist }: UserPreferences): boolean =>
  currentPricelist.id !== STANDARD_PRICE_LIST;

const DEFAULT_PREFERENCES: UserPreferences = {
  showTaxPrice: 'VATIncluded',
  currentPricelist: { id: STANDARD_PRICE_LIST },
  availableCategIdsCacheKey: '',
  listingView: 'cards',
};

/** Reads `geven-user`; what is missing or malformed is as if it was never set (CK-01). */
export function readPreferences(cookie: string | undefined): UserPreferences {
  if (!cookie) return DEFAULT_PREFERENCES;
  try {
    const { showTaxPrice, currentPricelist, availableCategIdsCacheKey, listingView } = JSON.parse(
      cookie.startsWith('{') ? cookie : decodeURIComponent(cookie),
    );
    return {
      showTaxPrice: showTaxPrice === 'VATExcluded' ? 'VATExcluded' : 'VATIncluded',
      currentPricelist: { id: Number.isInteger(currentPricelist?.id) ? currentPricelist.id : STANDARD_PRICE_LIST },
      availableCategIdsCacheKey:
        typeof availableCategIdsCacheKey === 'string' ? availableCategIdsCacheKey.slice(0, 64) : '',
      listingView: LISTING_VIEWS.find((view) => view === listingView) ?? 'cards',
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

const LIFE = {
  [LOCALE_COOKIE]: LOCALE_COOKIE_SECONDS,
  [USER_COOKIE]: USER_COOKIE_SECONDS,
  [LOGGED_IN_COOKIE]: USER_COOKIE_SECONDS,
};

/** The `set-cookie` line of display preferences. */
export const userPreferencesCookie = (preferences: UserPreferences): string =>
  preferenceCookie(USER_COOKIE, JSON.stringify(preferences));

/** The `set-cookie` line of a preference: readable by the page's islands, sent with every request of the shop. */
export function preferenceCookie(name: keyof typeof LIFE, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=${COOKIE_PATH}; Max-Age=${LIFE[name]}; SameSite=Lax`;
}
