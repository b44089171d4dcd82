import type { Localized } from '@geven/catalogue-records';

/**
 * What a category is, which wood of it is for whom, how it is fixed and where it ends; shown where no filter is chosen.
 * No figure of stock, price or delivery, which the listing shows itself.
 */
export interface BaseCategoryText {
  category: string;
  title: Localized<string>;
  html: Localized<string>;
}
