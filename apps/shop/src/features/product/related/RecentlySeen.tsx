import type { Product } from '@geven/odoo-sdk';
import type { Place } from '@/lib/routing/place';
import { ROUTES } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { UNIT_MESSAGES } from '@/lib/texts/unit-messages';
import { RecentIsland } from './RecentIsland';

export interface RecentlySeenProps {
  place: Place;
  /** The product of the page: remembered, and not offered again. */
  product: Product;
}

/** What was looked at before on this device. */
export function RecentlySeen({ place, product }: RecentlySeenProps) {
  const t = getTexts(place.locale, 'product');
  const catalogue = getTexts(place.locale, 'catalogue');
  return (
    <RecentIsland
      base={ROUTES.product[place.locale]}
      current={product.id}
      place={place}
      texts={{
        heading: t('related.recent'),
        previous: t('related.previous'),
        next: t('related.next'),
        perMetre: catalogue('perMetre'),
        ...UNIT_MESSAGES[place.locale],
      }}
    />
  );
}
