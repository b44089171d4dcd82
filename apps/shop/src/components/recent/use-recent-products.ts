import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useEffect, useState } from 'react';
import { browserSdk } from '@/lib/api/sdk-browser';
import { forgetProducts } from './recent-products';

/**
 * Products that were looked at before, as the API knows them now; undefined until it has said. One that is gone is
 * forgotten without a word.
 */
export function useRecentProducts(
  ids: readonly ProductTemplateId[],
  locale: Locale,
): readonly ProductCard[] | undefined {
  const [products, setProducts] = useState<readonly ProductCard[]>();
  useEffect(() => {
    let isWanted = true;
    const { catalogue } = browserSdk(locale);
    // Without the API there is nothing to offer, and nothing to forget either.
    Promise.all(ids.map((id) => catalogue.getProductCard(id))).then(
      (found) => {
        if (!isWanted) return;
        forgetProducts(ids.filter((_, index) => found[index] === null));
        setProducts(found.filter((product) => product !== null));
      },
      () => isWanted && setProducts([]),
    );
    return () => {
      isWanted = false;
    };
  }, [ids, locale]);
  return products;
}
