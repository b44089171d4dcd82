import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Link } from '@geven/ui/Link';
import { purposesOf, tagAddress } from '@/lib/consent/vendors';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { ConsentIsland } from './ConsentIsland';
import * as styles from './consent-notice.css';

/**
 * Asks whether what needs consent may run: no dialog, so that the shop can be used before anything is decided, and no
 * answer is easier than the other (LG-06). Nothing where the settings name nothing that runs by itself; films ask where
 * they are. Without scripts nothing is loaded, so that nothing is asked either.
 */
export function ConsentNotice({ locale }: { locale: Locale }) {
  const purposes = purposesOf(locale);
  if (purposes.length === 0) return null;
  const t = getTexts(locale, 'consent');
  return (
    <>
      {purposes.includes('analytics') && (
        <section aria-label={t('notice.label')} className={styles.notice} data-consent-notice hidden>
          <form action="/api/consent" className={styles.form} data-consent={t('notice.saved')} method="post">
            <input name="locale" type="hidden" value={locale} />
            <div>
              <h2 className={styles.heading}>{t('notice.heading')}</h2>
              <p className={styles.text}>{t(purposes.includes('video') ? 'notice.both' : 'notice.analytics')}</p>
            </div>
            <div className={styles.actions}>
              <Button name="choice" type="submit" value="none" variant="outline">
                {t('notice.refuse')}
              </Button>
              <Button name="choice" type="submit" value="all" variant="outline">
                {t('notice.accept')}
              </Button>
              <Link className={styles.choose} href={href('consent', locale)}>
                {t('notice.choose')}
              </Link>
            </div>
          </form>
        </section>
      )}
      <ConsentIsland tag={tagAddress(locale)} />
    </>
  );
}
