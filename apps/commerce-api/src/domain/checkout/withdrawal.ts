import type { Locale } from '@geven/timber';
import { emailErrors, textErrors } from '../accounts/check-fields';
import { refuseAny } from '../errors/commerce-error';
import { oneLine } from './formats';

/** A declaration that somebody withdraws from a contract, as it was entered. */
export interface WithdrawalDraft {
  readonly name: string;
  /** What names the contract for whoever withdraws: it need not be a number of ours. */
  readonly orderNumber: string;
  /** Where the receipt goes. */
  readonly email: string;
}

/** A declaration that has arrived. */
export interface Withdrawal extends WithdrawalDraft {
  readonly id: number;
  /** Language of the page that it was made on. */
  readonly locale: Locale;
  readonly receivedAt: Date;
  /** The order with that number; null where there is none. */
  readonly orderId: number | null;
}

/** Trims a declaration, or refuses every bad field of it. What it says of the contract is not checked (LG-04). */
export function checkWithdrawal(draft: WithdrawalDraft): WithdrawalDraft {
  const [name, orderNumber, email] = [oneLine(draft.name), oneLine(draft.orderNumber), oneLine(draft.email)];
  refuseAny([
    ...textErrors(name, { field: 'name', max: 100, isRequired: true }),
    ...textErrors(orderNumber, { field: 'orderNumber', max: 100, isRequired: true }),
    ...emailErrors(email, 'email', true),
  ]);
  return { name, orderNumber, email };
}

/** An order number as orders have it, however it was typed: `s 107312` is S107312. */
export const orderNameOf = (orderNumber: string): string => orderNumber.replaceAll(/\s/g, '').toUpperCase();
