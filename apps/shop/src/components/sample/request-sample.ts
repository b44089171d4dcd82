import { type ProductTemplateId, SdkError } from '@geven/odoo-sdk';
import { sendPlainly } from '@/lib/forms/send-plainly';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import { type AddedView, announceAdded } from '../added-to-cart/announce-added';
import type { CartCallFunctions } from '../commerce/CartCalls';
import { notify } from '../notifications/notify';

interface SampleRequest {
  call: CartCallFunctions['requestSample'];
  /** Id of the product. */
  product: ProductTemplateId;
  view: AddedView;
  errors: ErrorTexts;
  /** What was pressed. */
  origin: Element;
}

/** Puts a sample into the cart and says so, or says why not. */
export async function requestSample({ call, product, view, errors, origin }: SampleRequest): Promise<void> {
  try {
    const cart = await call(product);
    // Only what is in the cart may be said to be there.
    const line = cart?.websiteOrderLine.find((line) => line.product.isSample && line.template.id === product);
    if (!cart || !line) return await refuse(errors.SAMPLE_NOT_AVAILABLE);
    await announceAdded({ view, cart, lines: [{ line, pieces: 1 }], origin });
  } catch (cause) {
    if (!(cause instanceof SdkError)) throw cause;
    // The cart's page asks what is to become of it.
    if (cause.code === 'QUOTATION_FIXED') return sendPlainly(origin);
    await refuse(errorText(errors, cause));
  }

  function refuse(message: string): Promise<void> {
    return notify({ message, tone: 'error', labels: view.labels });
  }
}
