import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatDate, formatMoney, formatWeight, type Locale } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { quantityText } from '@/lib/texts/unit-texts';
import { OrderProcess } from './OrderProcess';
import { arrivalText } from './order-process';
import { ownName, placeOf } from './order-view';
import * as styles from './orders.css';

interface CurrentOrderProps {
  locale: Locale;
  order: PlacedOrder;
  text: Texts<'orders'>;
}

/** An order that is under way, in few words: how far it is, where it goes and how much it is. */
export function CurrentOrder({ locale, order, text }: CurrentOrderProps) {
  const { name, orderUrl, dateOrder, amountTotal, weight, websiteOrderLine: lines } = order;
  const own = ownName(order);
  const place = placeOf(order);
  const pieces = quantityText(
    lines.map(({ productUomQty, unitOfSale }) => ({ pieces: productUomQty, unitOfSale })),
    getTexts(locale, 'common'),
  );
  return (
    <li className={styles.current}>
      <div className={styles.currentHead}>
        <div className={styles.currentWords}>
          <Heading level={3} size="name">
            {name}
          </Heading>
          {own && <Text>{own}</Text>}
          <Text tone="muted">{formatDate(dateOrder, locale)}</Text>
        </div>
        <div className={styles.total}>{formatMoney(amountTotal)}</div>
      </div>
      <OrderProcess locale={locale} order={order} text={text} />
      <div className={styles.row}>
        <div className={styles.words}>
          {place && (
            <Text>{[text('home.deliveryTo', { place }), arrivalText(order, locale)].filter(Boolean).join(', ')}</Text>
          )}
          <Text tone="muted">{`${pieces}, ${formatWeight(weight, locale)}\u00a0kg`}</Text>
        </div>
        <div className={styles.links}>
          <Link aria-label={text('home.openOf', { name })} href={orderUrl}>
            {text('home.open')}
          </Link>
          <Link aria-label={text('home.changeOf', { name })} href={href('contactOrder', locale)}>
            {text('home.change')}
          </Link>
        </div>
      </div>
    </li>
  );
}
