import type { ProductVariant } from '@geven/odoo-sdk';
import { formatMoney } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Icon } from '@geven/ui/Icon';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { ONE_VARIANT } from '@/lib/forms/pieces-form';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { shownCents } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './pack.css';
import { PACK_FORM_ID } from './pack-form-id';
import { packName } from './pack-name';
import { packUnitPrice } from './pack-unit-price';

/** A size in which something is sold that has no lengths. */
export type Pack = Pick<
  ProductVariant,
  'id' | 'name' | 'unitOfSale' | 'contents' | 'stock' | 'saleDelay' | 'isPublished' | 'isSample'
> & { readonly combinationInfo: Pick<ProductVariant['combinationInfo'], 'price'> };

export interface PackButtonProps {
  context: PageContext;
  pack: Pack;
  /** What it is a pack of. */
  product: string;
  /** Whether what it is stands above its column on wide screens. */
  isBelowHead?: boolean;
  /** The yard's date, ISO. */
  today: string;
}

/** A pack with its price and the unit price beside it (LG-02); pressed, one of it goes into the cart. */
export function PackButton({ context, pack, product, isBelowHead = false, today }: PackButtonProps) {
  const { locale } = context;
  const t = getTexts(locale, 'common');
  const { id, contents, combinationInfo, stock, saleDelay } = pack;
  const cents = shownCents(combinationInfo.price, context);
  const legal = packUnitPrice(cents, contents, locale);
  return (
    <Button
      className={isBelowHead ? styles.packBelowHead : styles.pack}
      form={PACK_FORM_ID}
      name={ONE_VARIANT.variant}
      type="submit"
      value={id}
      variant="secondary"
    >
      <VisuallyHidden>{t('pack.add', { product })} </VisuallyHidden>
      <span className={styles.head}>
        <span className={styles.contents}>{packName(pack, product, locale)} </span>
        <Icon className={styles.plus} name="plus" size={16} />
      </span>
      <span className={styles.price}>{formatMoney(cents)} </span>
      {legal && (
        <span className={styles.unitPrice}>
          <VisuallyHidden>€ </VisuallyHidden>
          {legal.amount} <span className={styles.unit}>{legal.unit}</span>
        </span>
      )}
      {stock <= 0 && (
        <span className={styles.late}>{t('card.from', { date: firstDeliveryDay(today, saleDelay, locale) })}</span>
      )}
    </Button>
  );
}
