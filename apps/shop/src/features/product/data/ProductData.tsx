import type { Product } from '@geven/odoo-sdk';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { getTexts } from '../../../lib/i18n';
import type { Place } from '../../../lib/place';
import * as styles from './data.css';
import { dataRows } from './data-rows';
import { LengthFigures } from './LengthFigures';

export interface ProductDataProps {
  place: Place;
  product: Product;
}

/** What the product is, in words and in a table of its data. */
export function ProductData({ place, product }: ProductDataProps) {
  const t = getTexts(place.locale, 'product');
  const { intro, description, html } = product;
  return (
    <>
      <Section heading={t('about')} headingSize="heading">
        <div className={styles.prose}>
          <Text isMeasured size="lead">
            {intro}
          </Text>
          {html ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it down to marks of text (PD-38)
            <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
          ) : (
            <Text isMeasured>{description}</Text>
          )}
        </div>
      </Section>
      <Section heading={t('data.title')} headingSize="heading">
        <DefinitionList columns={2} items={dataRows(product, t)} />
        <LengthFigures place={place} product={product} />
      </Section>
    </>
  );
}
