import type { Product } from '@geven/odoo-sdk';
import { LinkButton } from '@geven/ui/LinkButton';
import { StockMark } from '@geven/ui/StockMark';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import * as styles from './compare-head.css';

interface CompareFootProps {
  context: PageContext;
  product: Product;
}

/** When a product can be delivered. */
export function CompareDelivery({ context: { locale }, product: { saleDelay, stock } }: CompareFootProps) {
  return (
    <StockMark state={stock > 0 ? 'in-stock' : 'none'}>
      {getTexts(locale, 'compare')('value.from', { date: firstDeliveryDay(today(), saleDelay, locale) })}
    </StockMark>
  );
}

/** When a product can be delivered, and the way to its lengths. */
export function CompareFoot({ context, product }: CompareFootProps) {
  const { locale } = context;
  const t = getTexts(locale, 'compare');
  const { id, slug, title, lengthRange } = product;
  const page = href('product', locale, { segments: [slug, id] });
  return (
    <span className={styles.foot}>
      <span className={styles.when}>
        <CompareDelivery context={context} product={product} />
      </span>
      <LinkButton
        className={styles.choose}
        href={lengthRange ? `${page}#lengths` : page}
        size="small"
        variant="outline"
      >
        {t(lengthRange ? 'page.choose' : 'page.view')}
        <VisuallyHidden> {title.name}</VisuallyHidden>
      </LinkButton>
    </span>
  );
}
