import type { Catalogue } from '../catalogue/catalogue';
import { createShopPages } from '../gateways/shop-pages/shop-pages';
import { keepPagesFresh } from '../use-cases/pages/keep-pages-fresh';
import { logFailure, type Shared } from './area';

/** The shop's pages: they are revalidated when the range changes. */
export function composePages({ env, log, clock }: Shared, { onChange }: Pick<Catalogue, 'onChange'>) {
  const { url: shopUrl, revalidateSecret: secret } = env.shop;
  // One process tells the shop: the one that also sends the mails.
  const stopRevalidation =
    env.jobs.isWorker && secret
      ? keepPagesFresh({
          pages: createShopPages({ shopUrl, secret }),
          clock,
          onCatalogueChange: onChange,
          onError: logFailure(log, 'pages of the shop not revalidated'),
        })
      : null;
  return {
    close() {
      stopRevalidation?.();
    },
  };
}
