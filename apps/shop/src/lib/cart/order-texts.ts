import type { Cart, OrderNotes, OrderReferences } from '@geven/odoo-sdk';

/** Names of what a shopper may write on an order, in their order on the page. */
export const ORDER_TEXT_FIELDS = ['projectReference', 'clientOrderRef', 'transportMsg', 'remark'] as const;

export type OrderTextField = (typeof ORDER_TEXT_FIELDS)[number];

/** What is written on a cart or order. */
export type OrderTexts = Pick<Cart, OrderTextField>;

/** Whether anything is written. */
export const hasOrderTexts = (order: OrderTexts): boolean => ORDER_TEXT_FIELDS.some((field) => order[field]);

/** The texts of a submitted form by the call that saves them; a field that the form does not have stays as it is. */
export function orderTextsOf(values: Readonly<Record<string, string>>): {
  readonly references: OrderReferences;
  readonly notes: OrderNotes;
} {
  const { clientOrderRef = '', projectReference, transportMsg = '', remark } = values;
  return { references: { clientOrderRef, projectReference }, notes: { transportMsg, remark } };
}
