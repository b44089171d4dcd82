import type {
  PaymentCaptureRequest,
  PaymentRefundRequest,
  StandalonePaymentCancelRequest,
} from '@adyen/api-library/lib/src/typings/checkout/models.js';
import { ApiError } from './api-error';
import { type Ledger, newPspReference, type OpenPayment } from './ledger';
import type { EventCode } from './payment-cases';
import type { Notices } from './send-notices';

/** What a request about a payment is answered with: that it came in; what became of it is said by webhook. */
interface Received {
  readonly status: 'received';
  readonly pspReference: string;
}

/** What a merchant can do with a payment afterwards. */
export interface ModificationsDesk {
  /** `POST /cancels`: by the merchant's own reference, for a payment whose answer was lost. */
  cancel(request: StandalonePaymentCancelRequest): Received;
  /** `POST /payments/…/captures` */
  capture(pspReference: string, request: PaymentCaptureRequest): Received;
  /** `POST /payments/…/refunds` */
  refund(pspReference: string, request: PaymentRefundRequest): Received;
  /** `POST /payments/…/reversals` */
  reverse(pspReference: string): Received;
}

export function createModificationsDesk(ledger: Ledger, notices: Notices): ModificationsDesk {
  function find(pspReference: string): OpenPayment {
    const open = ledger.find(pspReference);
    if (!open) throw new ApiError(422, '167', 'Original pspReference required for this operation');
    return open;
  }

  function receive(open: OpenPayment | undefined, eventCode: EventCode, success: boolean, value?: number): Received {
    const pspReference = newPspReference();
    const events = success && eventCode === 'REFUND' ? open?.way.refund : undefined;
    const about = { pspReference, ...(value === undefined ? {} : { value }) };
    if (open) void notices.send(open, events ?? [{ eventCode, success }], about);
    return { status: 'received', pspReference };
  }

  return {
    cancel({ paymentReference }) {
      const open = ledger.findByMerchantReference(paymentReference);
      const canEnd = open !== undefined && (open.payment.result === null || open.payment.result === 'Authorised');
      if (canEnd) {
        open.payment.result = 'Cancelled';
        open.payment.captured = 0;
      }
      return receive(open, 'TECHNICAL_CANCEL', canEnd);
    },
    capture(pspReference, { amount }) {
      const open = find(pspReference);
      const canCapture = open.payment.result === 'Authorised' && amount.value <= open.payment.amount.value;
      if (canCapture) open.payment.captured = amount.value;
      return receive(open, 'CAPTURE', canCapture, amount.value);
    },
    refund(pspReference, { amount }) {
      const open = find(pspReference);
      const { payment, way } = open;
      const canRefund = amount.value <= payment.captured - payment.refunded;
      if (canRefund && !way.refund) payment.refunded += amount.value;
      return receive(open, 'REFUND', canRefund, amount.value);
    },
    reverse(pspReference) {
      const open = find(pspReference);
      const canReverse = open.payment.result === 'Authorised' && open.payment.refunded === 0;
      if (canReverse) open.payment.refunded = open.payment.captured;
      return receive(open, 'CANCEL_OR_REFUND', canReverse);
    },
  };
}
