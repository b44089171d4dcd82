import type { Locale } from '@geven/timber';

/** One value per language of the shop. */
export type Localized<T> = Record<Locale, T>;
