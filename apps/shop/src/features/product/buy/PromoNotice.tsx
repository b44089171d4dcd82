import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './buy.css';

export interface PromoNoticeProps {
  locale: Locale;
  product: Product;
}

/** In place of the cart when nothing of a published product can be ordered: the way to a quote (PD-40). */
export function PromoNotice({ locale, product: { id } }: PromoNoticeProps) {
  const t = getTexts(locale, 'product');
  return (
    <div className={styles.lengths}>
      <div className={styles.promo}>
        <Notice title={t('promo.title')} tone="info">
          {t('promo.text')}
        </Notice>
        <LinkButton href={href('quote', locale, { query: { product: id } })}>{t('promo.quote')}</LinkButton>
      </div>
    </div>
  );
}
