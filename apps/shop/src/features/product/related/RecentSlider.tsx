import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import { ProductCard as Card } from '@geven/ui/ProductCard';
import { Section } from '@geven/ui/Section';
import { Skeleton } from '@geven/ui/Skeleton';
import { Slider } from '@geven/ui/Slider';
import { Unit } from '@geven/ui/Unit';
import { ProductPicture } from '@/components/product/ProductPicture';
import { wholeCut } from '@/components/product/whole-cut';
import { useRecentProducts } from '@/components/recent/use-recent-products';
import { useLoading } from '@/lib/device/use-loading';
import { productHref } from '@/lib/products/product-href';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import type { WithUnits } from '@/lib/texts/areas';
import { createTranslate } from '@/lib/texts/translate';
import { unitPriceTexts } from '@/lib/texts/unit-texts';
import * as styles from './related.css';

/** Of a card with its picture. */
const CARD_HEIGHT = '260px';

export interface RecentSliderProps {
  ids: readonly ProductTemplateId[];
  /** Path that product addresses begin with. */
  base: string;
  context: PageContext;
  texts: { heading: string; previous: string; next: string } & WithUnits;
}

/** Products that were looked at before, beside each other. */
export function RecentSlider({ ids, base, context, texts }: RecentSliderProps) {
  const products = useRecentProducts(ids, context.locale);
  const isLoading = useLoading(products === undefined);
  // On the first load only: cards that are there stay until the next ones come (CT-32).
  if (isLoading) {
    return (
      <Section heading={texts.heading} headingSize="heading">
        <Skeleton height={CARD_HEIGHT} />
      </Section>
    );
  }
  if (!products || products.length === 0) return null;
  return (
    <Section heading={texts.heading} headingSize="heading">
      <Slider label={texts.heading} nextLabel={texts.next} previousLabel={texts.previous}>
        {products.map((product) => (
          <RecentCard base={base} key={product.id} context={context} product={product} texts={texts} />
        ))}
      </Slider>
    </Section>
  );
}

interface RecentCardProps extends Pick<RecentSliderProps, 'base' | 'context' | 'texts'> {
  product: ProductCard;
}

function RecentCard({ product, base, context, texts }: RecentCardProps) {
  const { title, specie, thickness, width, face, image } = product;
  return (
    <Card
      headingLevel={3}
      href={productHref(base, product)}
      kind={productKind(product)}
      name={specie?.name ?? title.name}
      picture={
        face ? (
          <ProductPicture alt="" className={styles.face} cut={{ size: '360x442' }} picture={face} sizes="145px" />
        ) : (
          <ProductPicture
            alt=""
            className={styles.whole}
            cut={wholeCut('360x442')}
            picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
            sizes="145px"
          />
        )
      }
      prices={unitPriceTexts(product, context, createTranslate({ units: texts.units }, context.locale))}
      size={
        thickness !== null &&
        width !== null && (
          <>
            {thickness} × {width}
            <Unit>mm</Unit>
          </>
        )
      }
    />
  );
}
