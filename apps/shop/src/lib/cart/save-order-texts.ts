import type { Sdk } from '@geven/odoo-sdk';
import { refusalsOf } from '../forms/form-action';
import type { FormRefusal } from '../forms/form-flash';
import { orderTextsOf } from './order-texts';

/** Saves the texts of a submitted form on the cart; returns what was refused, each at its field. */
export async function saveOrderTexts({ cart }: Sdk, values: Readonly<Record<string, string>>): Promise<FormRefusal[]> {
  const { references, notes } = orderTextsOf(values);
  const refused = await refusalsOf(cart.setClientOrderRef(references));
  const refusedNotes = await refusalsOf(cart.updateTransportMsg(notes));
  return [...(refused ?? []), ...(refusedNotes ?? [])];
}
