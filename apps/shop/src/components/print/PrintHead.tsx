import { formatDate, formatTime, type Locale } from '@geven/timber';
import type { Layout } from '@/lib/content/load-layout';
import { seller } from '@/lib/seller';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { tagPage } from '@/lib/serving/tag-page';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { Logo } from '../page/Logo';
import { LoadForPrint } from './LoadForPrint';
import { printOnly } from './print.css';
import * as styles from './print-head.css';

export interface PrintHeadProps {
  layout: Pick<Layout, 'logo'>;
  locale: Locale;
  /** Of when the prices of the page are: of the day, or of the moment a page was made for one visitor. None: no prices. */
  pricesOf?: 'today' | Date | undefined;
}

/** Who sells, and of when the prices are: the head of every page on paper. */
export async function PrintHead({ layout, locale, pricesOf }: PrintHeadProps) {
  const text = getTexts(locale, 'common');
  // A page without prices does not change at midnight.
  if (pricesOf === 'today') await tagPage(CACHE_TAGS.day);
  return (
    <div className={printOnly}>
      <LoadForPrint />
      <div className={styles.row}>
        <div className={styles.logo}>
          <Logo name={text('brand')} picture={layout.logo} />
        </div>
        <p className={styles.seller}>
          {seller.name}, {seller.address}
          <br />
          {seller.phone}, {seller.email}
          {pricesOf && (
            <>
              <br />
              {pricesOf === 'today'
                ? text('print.asOf', { date: formatDate(today(), locale) })
                : text('print.asOfTime', { date: formatDate(pricesOf, locale), time: formatTime(pricesOf) })}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
