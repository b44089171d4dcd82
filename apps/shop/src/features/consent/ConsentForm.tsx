import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Checkbox } from '@geven/ui/Checkbox';
import type { Consent, Purpose } from '@/lib/consent/consent-cookie';
import { playerHosts, tagHost } from '@/lib/consent/vendors';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './consent-page.css';

export interface ConsentFormProps {
  locale: Locale;
  /** What the settings make need consent. */
  purposes: readonly Purpose[];
  /** What was decided so far; nothing is ticked that nobody consented to. */
  consent: Consent;
}

/** One box for each purpose: withdrawing is as easy as giving. A plain form. */
export function ConsentForm({ locale, purposes, consent }: ConsentFormProps) {
  const t = getTexts(locale, 'consent');
  const notes: Readonly<Record<Purpose, string>> = {
    analytics: t('analytics.note', { host: tagHost }),
    video: t('video.note', { hosts: new Intl.ListFormat(locale, { type: 'disjunction' }).format(playerHosts) }),
  };
  return (
    <form action="/api/consent" className={styles.form} data-consent-choices method="post">
      <input name="locale" type="hidden" value={locale} />
      <input name="path" type="hidden" value={href('consent', locale, { query: { saved: 1 } })} />
      <div className={styles.purposes}>
        <div className={styles.purpose}>
          <Checkbox checked description={t('necessary.note')} disabled label={t('necessary.name')} readOnly />
        </div>
        {purposes.map((purpose) => (
          <div className={styles.purpose} key={purpose}>
            <Checkbox
              defaultChecked={consent[purpose] === true}
              description={notes[purpose]}
              label={t(`${purpose}.name`)}
              name={purpose}
            />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button name="choice" type="submit" value="chosen">
          {t('page.save')}
        </Button>
        <Button name="choice" type="submit" value="none" variant="outline">
          {t('page.refuse')}
        </Button>
        <Button name="choice" type="submit" value="all" variant="outline">
          {t('page.accept')}
        </Button>
      </div>
    </form>
  );
}
