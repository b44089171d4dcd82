'use client';
import { type AttemptStep, usePayment } from '@geven/commerce-hooks';
import { type PaymentProviderId, type PaymentStep, SdkError } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { CommerceProvider } from '@/components/commerce/CommerceProvider';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';
import * as styles from '../../checkout.css';
import { bankReturn, paymentEnd } from '../../payment-end';
import { OrderForm, type OrderFormProps } from '../OrderForm';
import { CardPayment, type CardPaymentHandle, type CardPaymentProps } from './CardPayment';

export interface PayAndOrderProps {
  /** What the payment is started with. */
  payment: Omit<CardPaymentProps, 'ref' | 'onPay' | 'onDetails' | 'onEnd'>;
  providerId: PaymentProviderId;
  button: Omit<OrderFormProps, 'onOrder'>;
  /** What is said of calls that are refused. */
  errors: ErrorTexts;
  /** Heading of the sum. */
  heading: string;
  /** What is ordered with the button below it. */
  children: ReactNode;
}

/** What pays, and beside it the sum with the button that orders, for ways to pay while ordering (PY-05). */
export function PayAndOrder(props: PayAndOrderProps) {
  return (
    <CommerceProvider locale={props.payment.locale}>
      <Payment {...props} />
    </CommerceProvider>
  );
}

function Payment({ payment, providerId, button, errors, heading, children }: PayAndOrderProps) {
  const { locale } = payment;
  const { pay, complete } = usePayment();
  const fields = useRef<CardPaymentHandle>(null);
  const attempt = useRef<AttemptStep['attempt']>(undefined);
  const router = useRouter();
  const [problem, setProblem] = useState('');

  async function noting(step: Promise<AttemptStep>): Promise<PaymentStep> {
    const { attempt: current, ...made } = await step;
    attempt.current = current;
    return made;
  }

  function goOn(state: PaymentStep['state']): void {
    if (!attempt.current) return;
    // While nobody knows, the server keeps the attempt's secret where no address shows it.
    const isOpen = state === 'OPEN';
    const next = isOpen ? bankReturn(attempt.current, locale) : paymentEnd(state, attempt.current.reference, locale);
    window.location.assign(next);
  }

  async function order(): Promise<void> {
    setProblem('');
    try {
      await fields.current?.submit();
    } catch (error) {
      setProblem(errorText(errors, error));
      // The cart is no longer what is shown.
      if (error instanceof SdkError && error.code === 'CART_CHANGED') router.refresh();
    }
  }

  return (
    <div className={styles.sums}>
      <CardPayment
        {...payment}
        onDetails={(details) => noting(complete.mutateAsync(details))}
        onEnd={goOn}
        onPay={(request) => noting(pay.mutateAsync({ ...request, providerId, version: button.version }))}
        ref={fields}
      />
      <SummaryBox className={styles.sumBox} heading={heading}>
        <Stack gap={5}>
          {children}
          {problem && <Notice isAlert title={problem} tone="danger" />}
          <OrderForm {...button} onOrder={order} />
        </Stack>
      </SummaryBox>
    </div>
  );
}
