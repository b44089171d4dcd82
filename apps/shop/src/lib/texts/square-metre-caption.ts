import type { Product } from '@geven/odoo-sdk';
import type { Texts } from './areas';

/** What a price per m² is of (LG-06): boards laid with a gap, or the area that closed ones cover. */
export function squareMetreCaption({ cover, width }: Pick<Product, 'cover' | 'width'>, t: Texts<'product'>): string {
  const gap = (cover ?? 0) - (width ?? 0);
  return gap > 0 ? t('price.laid', { gap }) : t('price.covered');
}
