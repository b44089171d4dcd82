import { createSdk, errorText, SdkError } from '@geven/odoo-sdk';

/** Finds larch decking of 28 mm and puts ten pieces of the first length into the cart. */
export async function buyABoard(endpoint: string): Promise<string> {
  const sdk = createSdk({ endpoint, locale: 'en' });
  try {
    const { products } = await sdk.catalogue.getProductTemplatesList({
      search: '28x145',
      filter: { attributes: [{ attribute: 'specie', values: ['larch-european'] }] },
    });
    const product = products[0] && (await sdk.catalogue.getProductTemplate(products[0].id));
    const board = product?.productVariants.find(({ isSample }) => !isSample);
    if (!board) return 'No such board';
    const cart = await sdk.cart.cartAddMultipleItems([{ id: board.id, quantity: 10 }]);
    return `${cart?.websiteOrderLine.length} line, ${cart?.amountTotal} cents`;
  } catch (error) {
    if (error instanceof SdkError && error.isRetryable) return 'Please try again';
    return errorText(error);
  }
}
