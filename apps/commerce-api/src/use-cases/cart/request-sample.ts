import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { Cart } from '../../domain/cart/cart';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

interface RequestSampleOptions {
  readonly carts: Pick<Carts, 'addSample'>;
  readonly catalogue: Pick<CatalogueReader, 'product'>;
}

/** Puts one sample of a product, a piece of about 25 cm, into the visitor's cart; a second request changes nothing (API-43). */
export function createRequestSample({ carts, catalogue }: RequestSampleOptions) {
  return async function requestSample(visitor: Visitor, productTemplateId: number): Promise<Cart> {
    const product = catalogue.product(productTemplateId, visitor.locale);
    if (!product) throw new CommerceError('PRODUCT_NOT_FOUND', { productTemplateId });
    if (!product.isPublished) throw new CommerceError('PRODUCT_NOT_AVAILABLE', { productTemplateId });
    const sample = product.productVariants.find(({ isSample }) => isSample);
    if (!sample) throw new CommerceError('SAMPLE_NOT_AVAILABLE', { productTemplateId });
    return await carts.addSample(await visitor.ensureShopper(), sample.id);
  };
}
