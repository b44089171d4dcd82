import { formatDate, LOCALE_TAGS, type Locale } from '@geven/timber';
import type { Layout } from '@/lib/content/load-layout';
import { seller } from '@/lib/seller';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { tagPage } from '@/lib/serving/tag-page';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { Logo } from '../page/Logo';
import { printOnly } from './print.css';
import * as styles from './print-head.css';

export interface PrintHeadProps {
  layout: Pick<Layout, 'logo'>;
  locale: Locale;
  /** The moment of a page that is made for one visitor; a page that all share has its day. */
  now?: Date | undefined;
}

/** Who sells, and of when the prices are: the head of every page on paper. */
export async function PrintHead({ layout, locale, now }: PrintHeadProps) {
  const text = getTexts(locale, 'common');
  if (!now) await tagPage(CACHE_TAGS.day);
  const date = formatDate(now ?? today(), locale);
  return (
    <div className={printOnly}>
      <div className={styles.row}>
        <div className={styles.logo}>
          <Logo name={text('brand')} picture={layout.logo} />
        </div>
        <p className={styles.seller}>
          {seller.name}, {seller.address}
          <br />
          {seller.phone}, {seller.email}
          <br />
          {now ? text('print.asOfTime', { date, time: timeInBerlin(now, locale) }) : text('print.asOf', { date })}
        </p>
      </div>
    </div>
  );
}

const timeInBerlin = (now: Date, locale: Locale) =>
  now.toLocaleTimeString(LOCALE_TAGS[locale], { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });
