import { Blocks, FooterFold } from '@geven/cms-blocks';
import type { Locale } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import type { Layout } from '@/lib/content/load-layout';
import { href } from '@/lib/routing/routes';
import { messagingUrl, phoneHref, seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './assurances.css';

interface AssurancesProps {
  locale: Locale;
  layout: Pick<Layout, 'provider' | 'score'>;
  /** Whether the page invites, so that the score is large and the cells are high (FT-16). */
  isHome: boolean;
}

/**
 * The score with three claims (FT-01, FT-03), and three ways to reach us (FT-04, FT-05, FT-06). On phones score and
 * telephone stay in sight and the rest is folded, as the columns below are.
 */
export function Assurances({ locale, layout: { provider, score }, isHome }: AssurancesProps) {
  const t = getTexts(locale, 'common');
  const claims = [
    { title: t('footer.quality'), note: t('footer.qualityNote') },
    { title: t('footer.planed'), note: t('footer.planedNote') },
    { title: t('footer.experts'), note: t('footer.expertsNote') },
  ];
  const contact = href('contact', locale);
  const tiles = [
    ...(messagingUrl ? [{ title: t('footer.messaging'), note: t('footer.messagingNote'), address: messagingUrl }] : []),
    { title: t('footer.form'), note: t('footer.formNote'), address: contact },
    { title: seller.phone, note: t('officeHours'), address: phoneHref },
  ];
  return (
    <div className={isHome ? styles.home : styles.plain} data-footer={isHome ? 'home' : undefined}>
      <div className={styles.row}>
        {score && (
          <div className={styles.score}>
            <Blocks blocks={[score]} provider={provider} />
          </div>
        )}
        <p className={styles.call}>
          <a className={styles.link} href={phoneHref}>
            {seller.phone}
          </a>
          <span className={styles.note}>{t('officeHours')}</span>
        </p>
        <FooterFold className={styles.claims} title={t('footer.claims')}>
          <div className={styles.cells}>
            {claims.map(({ title, note }) => (
              <div className={styles.cell} key={title}>
                <p className={styles.title}>{title}</p>
                <p className={styles.note}>{note}</p>
              </div>
            ))}
          </div>
        </FooterFold>
      </div>
      <FooterFold className={styles.contact} title={t('footer.contact')}>
        <div className={styles.contactCells}>
          <div className={styles.contactHead}>
            <p className={styles.contactTitle}>{t('footer.contact')}</p>
            <p>
              <Link href={contact}>{t('footer.allWays')}</Link>
            </p>
          </div>
          {tiles.map(({ title, note, address }) => (
            <div className={styles.cell} key={title}>
              <p className={styles.title}>
                {/* Another host opens beside the shop, and cannot reach back. */}
                <a
                  className={styles.link}
                  href={address}
                  {...(address.startsWith('https:') ? { rel: 'noopener', target: '_blank' } : {})}
                >
                  {title}
                </a>
              </p>
              <p className={styles.note}>{note}</p>
            </div>
          ))}
        </div>
      </FooterFold>
    </div>
  );
}
