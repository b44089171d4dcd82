import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Price } from '@geven/ui/Price';
import { Section } from '@geven/ui/Section';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Skeleton } from '@geven/ui/Skeleton';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import type { ReactNode } from 'react';
import { wholeCut } from '@/components/product/whole-cut';
import { useLoading } from '@/lib/device/use-loading';
import { endGrain } from '@/lib/products/end-grain';
import { shapeBeside } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import type { UnitText } from '@/lib/texts/areas';
import { unitPriceTexts } from '@/lib/texts/unit-texts';
import { ProductPicture } from '../product/ProductPicture';
import * as styles from './recent-rows.css';
import { useRecentProducts } from './use-recent-products';

export interface RecentRowsProps {
  ids: readonly ProductTemplateId[];
  heading: string;
  context: PageContext;
  text: UnitText;
  /** Address of a product's page. */
  hrefOf: (product: ProductCard) => string;
  /** What can be done with a product, at the end of its row. */
  actionsOf: (product: ProductCard) => ReactNode;
  /** Stands there instead where there is nothing to show. */
  fallback?: ReactNode;
}

/** Products that were looked at before: section in one scale, name, size, prices, and what can be done with each. */
export function RecentRows({ ids, heading, context, text, hrefOf, actionsOf, fallback }: RecentRowsProps) {
  const products = useRecentProducts(ids, context.locale);
  const isLoading = useLoading(products === undefined);
  if (products?.length === 0) return fallback;
  return (
    <Section heading={heading} headingSize="heading">
      <ul className={styles.list}>
        {products
          ? products.map((product) => (
              <RecentRow
                actions={actionsOf(product)}
                context={context}
                href={hrefOf(product)}
                key={product.id}
                product={product}
                text={text}
              />
            ))
          : ids.map((id) => (
              <li className={styles.place} key={id}>
                {isLoading && <Skeleton height={styles.ROW_HEIGHT} />}
              </li>
            ))}
      </ul>
    </Section>
  );
}

interface RecentRowProps extends Pick<RecentRowsProps, 'context' | 'text'> {
  product: ProductCard;
  href: string;
  actions: ReactNode;
}

function RecentRow({ product, context, text, href, actions }: RecentRowProps) {
  const { title, thickness, width, profile1, image } = product;
  return (
    <li className={styles.row}>
      <div className={styles.drawing}>
        {thickness !== null && width !== null ? (
          <SectionDrawing
            canShrink
            grain={endGrain(product)}
            hasDimensions
            profile={toProfile(profile1?.slug ?? 'square')}
            thickness={thickness}
            width={width}
          />
        ) : (
          <ProductPicture
            alt=""
            className={styles.picture}
            cut={wholeCut('171x210')}
            picture={{ src: image, width: 171, height: 210, colour: '#ffffff' }}
          />
        )}
      </div>
      <div>
        <Heading level={3} size="name">
          <a className={styles.name} href={href}>
            {title.short}
          </a>
        </Heading>
        <Text>
          {thickness !== null && width !== null && (
            <>
              {`${thickness} × ${width}`}
              <Unit>mm</Unit>
              {', '}
            </>
          )}
          {shapeBeside(title, product)}
        </Text>
      </div>
      <div className={styles.prices}>
        {unitPriceTexts(product, context, text).map(({ amount, unit }) => (
          <Price amount={amount} key={unit} size="figureText" unit={unit} />
        ))}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}
