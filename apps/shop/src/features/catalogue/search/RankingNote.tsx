import type { Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from '../listing.css';

/** What relevance means, in the order of weight (LG-18). */
export function RankingNote({ locale }: { locale: Locale }) {
  const t = getTexts(locale, 'catalogue');
  return (
    <Disclosure className={styles.ranking} summary={t('ranking.title')} variant="plain">
      <p>{t('ranking.range')}</p>
      <p>{t('ranking.search')}</p>
      <p>{t('ranking.paid')}</p>
    </Disclosure>
  );
}
