import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Facts } from '@geven/ui/Facts';
import { Unit } from '@geven/ui/Unit';
import type { ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import { visible } from '../data/visible';
import * as styles from '../product.css';

export interface ProductFactsProps {
  locale: Locale;
  product: Product;
}

const MAX_FACTS = 4;
/** Characters that a quarter of the line has room for beside their name: lists of countries are told with the data. */
const MAX_CHARACTERS = 18;

/**
 * The facts of a wood that decide, in one line: how durable, how heavy, from where. One that is not known, or too long for
 * the line, gives its place to the next.
 */
export function ProductFacts({ locale, product }: ProductFactsProps) {
  const t = getTexts(locale, 'product');
  const { specie, durability, certification } = product;
  if (!specie) return null;
  const items = [
    durability?.treatedFor
      ? { label: t('use.class'), value: `${durability.treatedFor} (EN 335)` }
      : {
          label: t('facts.durability'),
          value: specie.durabilityClass && t('facts.class', { value: specie.durabilityClass }),
        },
    {
      label: t('facts.density'),
      value: specie.density && (
        <>
          {specie.density}
          <Unit>kg/m³</Unit>
        </>
      ),
    },
    { label: t('facts.origin'), value: specie.origin },
    { label: t('data.humidity'), value: visible(product, 'F5') },
    { label: t('data.quality'), value: visible(product, 'F4') },
    { label: product.attributeCertificationName || t('facts.certification'), value: certification },
  ];
  return (
    <div className={styles.facts}>
      <Facts
        isInline
        isRuled
        items={items.filter(({ value }) => value && value !== '–' && !isLong(value)).slice(0, MAX_FACTS)}
      />
    </div>
  );
}

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > MAX_CHARACTERS;
