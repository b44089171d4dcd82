import { createSdk, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { type ErrorTexts, errorText } from '../../lib/error-text';
import { type AddedTexts, sayAdded } from '../added/say-added';
import { notify } from '../notifications/notify';

interface SampleRequest {
  locale: Locale;
  /** Id of the product. */
  product: number;
  cartHref: string;
  texts: AddedTexts;
  errors: ErrorTexts;
  /** What was pressed. */
  origin: Element;
}

/** Puts a sample into the cart and says so, or says why not. */
export async function requestSample({
  locale,
  product,
  cartHref,
  texts,
  errors,
  origin,
}: SampleRequest): Promise<void> {
  try {
    await createSdk({ endpoint: '/api/graphql', locale }).cart.sampleRequest(product);
    await sayAdded({ texts, cartHref, origin });
  } catch (cause) {
    if (!(cause instanceof SdkError)) throw cause;
    const labels = { region: texts.region, dismiss: texts.dismiss };
    await notify({ message: errorText(errors, cause), tone: 'error', labels });
  }
}
