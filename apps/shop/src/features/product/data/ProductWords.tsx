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

/** What the product is, in the merchant's words (PD-38). */
export function ProductWords({ locale, product: { intro, description, html } }: ProductWordsProps) {
  return (
    <Section heading={getTexts(locale, 'product')('about')} headingSize="heading">
      <div className={styles.prose}>
        <Text isMeasured size="lead">
          {nonBreaking(intro)}
        </Text>
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it down to marks of text
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: nonBreaking(html) }} />
        ) : (
          description !== intro && <Text isMeasured>{nonBreaking(description)}</Text>
        )}
      </div>
    </Section>
  );
}
