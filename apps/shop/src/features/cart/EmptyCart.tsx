import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import type { CartContent } from './cart-content';

/** A cart without lines leads to all products. */
export function EmptyCart({ links, text }: Pick<CartContent, 'links' | 'text'>) {
  return (
    <EmptyState heading={text('emptyTitle')} note={text('emptyPieces')}>
      <LinkButton href={links.products}>{text('allProducts')}</LinkButton>
    </EmptyState>
  );
}
