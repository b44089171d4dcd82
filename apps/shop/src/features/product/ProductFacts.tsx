import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, type Locale } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { getTexts } from '../../lib/i18n';
import * as styles from './product.css';

interface ProductFactsProps {
  locale: Locale;
  product: Product;
}

/** What the product is, in words and in a table of its data. */
export function ProductFacts({ locale, product }: ProductFactsProps) {
  const t = getTexts(locale, 'catalogue');
  const { specie, applications, thickness, width, workingWidth, profile1, autoConversionM2Xaa } = product;
  const rows: [string, string | 0 | null | undefined][] = [
    [t('facts.specie'), specie && `${specie.name}${specie.latinName ? ` (${specie.latinName})` : ''}`],
    [t('facts.application'), applications.map(({ name }) => name).join(', ')],
    [t('facts.durability'), specie?.durabilityClass],
    [t('facts.quality'), product.quality],
    [t('facts.humidity'), product.humidity],
    [t('facts.certification'), product.certification],
    [t('facts.profile'), profile1?.name],
    [t('facts.thickness'), thickness && `${thickness} mm`],
    [t('facts.width'), width && `${width} mm`],
    [t('facts.workingWidth'), workingWidth && `${workingWidth} mm`],
    [t('facts.metresPerSquareMetre'), autoConversionM2Xaa && formatDecimal(autoConversionM2Xaa, 4)],
    [t('facts.itemNumber'), product.itemNumber],
  ];
  return (
    <div className={styles.more}>
      <Section heading={t('about')}>
        <div className={styles.moreColumns}>
          <div className={styles.description}>
            <Text isMeasured size="lead">
              {product.intro}
            </Text>
            <Text isMeasured>{product.description}</Text>
          </div>
          <DefinitionList items={rows.flatMap(([term, details]) => (details ? [{ term, details }] : []))} />
        </div>
      </Section>
    </div>
  );
}
