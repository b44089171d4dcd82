import type { Catalogue } from '../catalogue/catalogue';
import { createContent } from '../content/content';
import { createShopContent } from '../gateways/shop-content/shop-content';
import { createShopPages } from '../gateways/shop-pages/shop-pages';
import { keepPagesFresh } from '../use-cases/pages/keep-pages-fresh';
import { logFailure, type Shared } from './area';

/** The shop's pages: what search knows of them, and that they are revalidated when the range changes. */
export function composePages({ env, log, clock }: Shared, { onChange }: Pick<Catalogue, 'onChange'>) {
  const { url: shopUrl, revalidateSecret: secret } = env.shop;
  const content = createContent({
    source: createShopContent({ shopUrl }),
    onError: (error) => log.warn({ err: error }, 'pages of the shop not read: search finds none'),
  });
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
    content,
    close() {
      stopRevalidation?.();
      content.close();
    },
  };
}
