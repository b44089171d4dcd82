import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { HazardPictogram, toHazardCode } from '@geven/ui/HazardPictogram';
import { Link } from '@geven/ui/Link';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './data.css';
import { hasHazards, hazardSheet, SAFETY_ID } from './hazards';
import { substancesText } from './substances-text';

export interface HazardNoticeProps {
  locale: Locale;
  product: Product;
}

/**
 * What has to be read before ordering: pictograms, signal word and H statements of oils and stains, their safety data
 * sheet, and what treated wood is treated with and for (LG-12). It is above the button that buys.
 */
export function HazardNotice({ locale, product }: HazardNoticeProps) {
  const t = getTexts(locale, 'product');
  const { hazardPictograms, hazardStatements, signalWord, activeSubstances } = product.safety;
  if (!hasHazards(product)) return null;
  const sheet = hazardSheet(product);
  return (
    <aside aria-label={t('safety.beforeOrdering')} className={styles.hazards}>
      {hazardPictograms.length > 0 && (
        <div className={styles.pictograms}>
          {hazardPictograms.map((each) => {
            const code = toHazardCode(each);
            return code ? <HazardPictogram size={48} code={code} key={code} label={t(`safety.ghs.${code}`)} /> : null;
          })}
        </div>
      )}
      <div className={styles.hazardTexts}>
        {signalWord && <p className={styles.signal}>{t(`safety.signal.${signalWord}`)} </p>}
        {hazardStatements.length > 0 && (
          <ul className={styles.statements}>
            {hazardStatements.map(({ code, text }) => (
              <li className={styles.statement} key={code}>
                {code}
                {'\u00a0'}
                {text}{' '}
              </li>
            ))}
          </ul>
        )}
        {activeSubstances.length > 0 && <p className={styles.statement}>{substancesText(product, t)} </p>}
        <p className={styles.statement}>
          <Link href={sheet?.url ?? `#${SAFETY_ID}`}>{sheet?.name ?? t('safety.title')}</Link>
        </p>
      </div>
    </aside>
  );
}
