import type { ProductVariantId } from '@geven/odoo-sdk';
import { sendPlainly } from '@/lib/forms/send-plainly';
import type { ErrorTexts } from '@/lib/texts/error-text';
import { type AddedView, announceAdded } from '../added-to-cart/announce-added';
import { addProducts } from '../commerce/add-products';
import type { CartCallFunctions } from '../commerce/CartCalls';
import { notify } from '../notifications/notify';

interface AddPack extends Pick<CartCallFunctions, 'add'> {
  id: ProductVariantId;
  view: AddedView;
  errors: ErrorTexts;
  /** What was pressed. */
  origin: Element;
}

/** Puts one pack into the cart and says so, or says why not. */
export async function addPack({ add, id, view, errors, origin }: AddPack): Promise<void> {
  const outcome = await addProducts([{ id, quantity: 1 }], { add, errors });
  if ('lines' in outcome) return announceAdded({ ...outcome, view, origin });
  if (outcome.isQuotation) return sendPlainly(origin);
  await notify({ message: outcome.refusal, tone: 'error', labels: view.labels });
}
