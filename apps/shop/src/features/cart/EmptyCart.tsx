import type { ProductCard } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { RecentBoards } from '@/components/recent/RecentBoards';
import { productHref } from '@/lib/products/product-href';
import type { PageContext } from '@/lib/routing/page-context';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';

export interface EmptyCartProps extends Pick<CartContent, 'links' | 'text'> {
  context: PageContext;
  /** Stands there where nothing was looked at on this device. */
  offers?: ReactNode;
  /** What else can be done than to choose boards. */
  aside?: ReactNode;
}

/** A cart without lines leads to the range, to what was looked at before and to samples. */
export function EmptyCart({ links, text, context, offers, aside }: EmptyCartProps) {
  const sampleForm = useId();
  const { range, products, cart, productBase } = links;
  const hrefOf = (product: ProductCard) => productHref(productBase, product);
  return (
    <div className={styles.columns}>
      <div className={styles.empty}>
        <EmptyState dimension={text('emptyPieces')} heading={text('emptyTitle')} layout="beside">
          <div className={styles.emptyActions}>
            {range && <LinkButton href={range.href}>{range.name}</LinkButton>}
            <LinkButton href={products} variant={range ? 'secondary' : 'primary'}>
              {text('allProducts')}
            </LinkButton>
          </div>
        </EmptyState>
        <form action="/api/cart/sample" hidden id={sampleForm} method="post">
          <input name="locale" type="hidden" value={context.locale} />
          <input name="path" type="hidden" value={cart} />
        </form>
        <RecentBoards
          actionsOf={(product) => (
            <>
              <LinkButton
                href={product.lengthRange ? `${hrefOf(product)}#lengths` : hrefOf(product)}
                isFull
                size="small"
                variant="outline"
              >
                {text(product.lengthRange ? 'recent.choose' : 'recent.view')}
                <VisuallyHidden> {product.title.short}</VisuallyHidden>
              </LinkButton>
              {product.hasSample && (
                <Button
                  form={sampleForm}
                  isFull
                  name="product"
                  size="small"
                  type="submit"
                  value={product.id}
                  variant="secondary"
                >
                  {text('recent.sample')}
                  <VisuallyHidden> {product.title.short}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
          context={context}
          fallback={offers}
          heading={text('recent.heading')}
          hrefOf={hrefOf}
          text={text}
        />
      </div>
      <div className={styles.emptyAside}>{aside}</div>
    </div>
  );
}
