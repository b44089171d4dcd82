import { createSdk, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { CART_CHANGE_EVENT } from '../../lib/cart-size';
import { type ErrorTexts, errorText } from '../../lib/error-text';
import { notify } from '../notifications/notify';
import type { SampleTexts } from './SampleIsland';

interface SampleRequest {
  locale: Locale;
  /** Id of the product. */
  product: number;
  cartHref: string;
  texts: SampleTexts;
  errors: ErrorTexts;
}

/** Puts a sample into the cart and says so, or says why not. */
export async function requestSample({ locale, product, cartHref, texts, errors }: SampleRequest): Promise<void> {
  const labels = { region: texts.region, dismiss: texts.dismiss };
  try {
    await createSdk({ endpoint: '/api/graphql', locale }).cart.sampleRequest(product);
    dispatchEvent(new Event(CART_CHANGE_EVENT));
    await notify({
      message: texts.added,
      tone: 'success',
      action: { label: texts.toCart, href: cartHref },
      labels,
    });
  } catch (cause) {
    if (!(cause instanceof SdkError)) throw cause;
    await notify({ message: errorText(errors, cause), tone: 'error', labels });
  }
}
