import { LinkButton } from '@geven/ui/LinkButton';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { Section } from '@geven/ui/Section';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import { loadComparableBoards } from '@/lib/products/load-popular-boards';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import * as styles from './compare-page.css';
import { compareHref } from './compared-ids';

/** Boards that many buy, to begin a comparison with. */
export async function PopularToCompare({ context }: { context: PageContext }) {
  const { locale } = context;
  const products = await loadComparableBoards(context);
  const date = today();
  return (
    <Section
      className={styles.popular}
      heading={getTexts(locale, 'catalogue')('noResults.popularHeading')}
      headingSize="heading"
    >
      <ProductGrid columns={4} widest={widestSection(products)}>
        {products.map((product) => (
          <ProductTile
            action={
              <LinkButton
                className={styles.take}
                href={compareHref(locale, [product.id])}
                size="small"
                variant="outline"
              >
                {getTexts(locale, 'compare')('page.take')}
                <VisuallyHidden> {product.title.short}</VisuallyHidden>
              </LinkButton>
            }
            context={context}
            headingLevel={3}
            key={product.id}
            product={product}
            today={date}
          />
        ))}
      </ProductGrid>
    </Section>
  );
}
