import type { Product } from '@geven/odoo-sdk';
import { type Locale, nonBreaking } from '@geven/timber';
import { Facts } from '@geven/ui/Facts';
import { Unit } from '@geven/ui/Unit';
import type { ReactNode } from 'react';
import { getTexts } from '@/lib/texts/i18n';
import { visible } from '../data/visible';
import * as styles from '../product.css';
import { countryCodes } from './country-codes';

export interface ProductFactsProps {
  locale: Locale;
  product: Product;
}

const MAX_FACTS = 4;
/** The figures of a moisture content, `16–18 %`; how the wood was dried is told with the data. */
const PER_CENT = /\d[\d,.–-]*\s?%/;
/** Characters that a quarter of the line has room for beside their name. */
const MAX_CHARACTERS = 18;

/**
 * The facts of a wood that decide, in one line: how durable, how heavy, how dry, from where. One that is not known, or too long for
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
    { label: t('facts.moisture'), value: nonBreaking(visible(product, 'F5')?.match(PER_CENT)?.[0] ?? '') },
    { label: t('facts.origin'), value: product.origin.countries && countryCodes(product.origin.countries, locale) },
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
