import type { Product } from '@geven/odoo-sdk';
import type { PageContext } from '@/lib/routing/page-context';
import { ROUTES } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { RecentIsland } from './RecentIsland';

export interface RecentlySeenProps {
  context: PageContext;
  /** The product of the page: remembered, and not offered again. */
  product: Product;
}

/** What was looked at before on this device. */
export function RecentlySeen({ context, product }: RecentlySeenProps) {
  const t = getTexts(context.locale, 'product');
  return (
    <RecentIsland
      base={ROUTES.product[context.locale]}
      current={product.id}
      context={context}
      texts={{
        heading: t('related.recent'),
        previous: t('related.previous'),
        next: t('related.next'),
        units: getMessages(context.locale, 'units'),
      }}
    />
  );
}
