import type { ProductCard } from '@geven/odoo-sdk';
import { Section } from '@geven/ui/Section';
import { Slider } from '@geven/ui/Slider';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './related.css';

export interface ProductSliderProps {
  /** Id of the section, for links to it. */
  id: string;
  heading: string;
  products: readonly ProductCard[];
  context: PageContext;
  /** The yard's date, ISO. */
  today: string;
}

/** Two windows full: what comes after them is hardly reached, and weighs on every page. */
const MAX_PRODUCTS = 8;

/** Other products beside each other; nothing without any. */
export function ProductSlider({ id, heading, products, context, today }: ProductSliderProps) {
  const shown = products.slice(0, MAX_PRODUCTS);
  const t = getTexts(context.locale, 'product');
  if (shown.length === 0) return null;
  return (
    <Section heading={heading} headingSize="heading" id={id}>
      <div className={styles.cards}>
        <Slider
          label={heading}
          nextLabel={t('related.next')}
          previousLabel={t('related.previous')}
          widest={widestSection(shown)}
        >
          {shown.map((product) => (
            <ProductTile headingLevel={3} key={product.id} context={context} product={product} today={today} />
          ))}
        </Slider>
      </div>
    </Section>
  );
}
