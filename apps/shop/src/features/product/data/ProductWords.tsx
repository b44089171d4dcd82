import type { Product } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import { FoldedSection } from '../FoldedSection';
import * as styles from './data.css';

export interface ProductWordsProps {
  locale: Locale;
  product: Product;
}

/**
 * Whether all that is said of a product is one line, which stands below its name: as of accessories, which have no size.
 * What else is said of a sample box is what its sets hold, and stands below their table.
 */
export const isSaidInHead = ({ thickness, intro, description, html, productCategoryIsSample }: Product): boolean =>
  thickness === null && html === null && (description === intro || productCategoryIsSample);

/** What the product is, in the merchant's words (PD-38); on phones a row that opens: name and size are said above. */
export function ProductWords({ locale, product: { intro, description, html } }: ProductWordsProps) {
  const t = getTexts(locale, 'product');
  return (
    <FoldedSection heading={t('about')} headingSize="heading">
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
    </FoldedSection>
  );
}
