import type { Product } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './data.css';

export interface ProductWordsProps {
  locale: Locale;
  product: Product;
}

/** What the product is, in the merchant's words (PD-38); on phones all but the first sentence is a row that opens. */
export function ProductWords({ locale, product: { intro, description, html } }: ProductWordsProps) {
  const t = getTexts(locale, 'product');
  return (
    <Section heading={t('about')} headingSize="heading">
      <div className={styles.prose}>
        <Text isMeasured size="lead">
          {nonBreaking(intro)}
        </Text>
        {(html || description !== intro) && (
          <details className={styles.more}>
            <summary className={styles.moreTitle}>{t('aboutMore')}</summary>
            {html ? (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it down to marks of text
              <div className={styles.html} dangerouslySetInnerHTML={{ __html: nonBreaking(html) }} />
            ) : (
              <Text isMeasured>{nonBreaking(description)}</Text>
            )}
          </details>
        )}
      </div>
    </Section>
  );
}
