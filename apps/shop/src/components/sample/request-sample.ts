import { type ProductTemplateId, SdkError } from '@geven/odoo-sdk';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import { type AddedTexts, announceAdded } from '../added-to-cart/announce-added';
import type { CartCallFunctions } from '../commerce/CartCalls';
import { notify } from '../notifications/notify';

interface SampleRequest {
  call: CartCallFunctions['requestSample'];
  /** Id of the product. */
  product: ProductTemplateId;
  cartHref: string;
  texts: AddedTexts;
  errors: ErrorTexts;
  /** What was pressed. */
  origin: Element;
}

/** Puts a sample into the cart and says so, or says why not. */
export async function requestSample({ call, product, cartHref, texts, errors, origin }: SampleRequest): Promise<void> {
  try {
    const cart = await call(product);
    // Only what is in the cart may be said to be there.
    const isAvailable = cart?.websiteOrderLine.some((line) => line.product.isSample && line.template.id === product);
    if (!isAvailable) return await refuse(errors.SAMPLE_NOT_AVAILABLE);
    await announceAdded({ texts, cartHref, origin });
  } catch (cause) {
    if (!(cause instanceof SdkError)) throw cause;
    await refuse(errorText(errors, cause));
  }

  function refuse(message: string): Promise<void> {
    return notify({ message, tone: 'error', labels: { region: texts.region, dismiss: texts.dismiss } });
  }
}
