'use client';
import type { PaymentStep } from '@geven/odoo-sdk';
import { Button } from '@geven/ui/Button';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { href } from '@/lib/routing/routes';
import type { CardFieldsHandle } from './adyen-library';
import { CardFields } from './CardFields';
import * as styles from './card.css';
import { type Method, type PaymentDetails, type PaymentRequest, type PaymentStart, SECURED_FIELDS } from './payment';
import { useVendorLibrary } from './use-vendor-library';

/** What the page does with a payment, by a ref. */
export interface CardPaymentHandle {
  /**
   * Pays with what was entered, or moves focus to the first field that is wrong. Ends when nothing is under way any more,
   * so never where the browser goes to the bank's page. Rejects with what `onPay` or `onDetails` reject with.
   */
  submit(): Promise<void>;
}

export interface CardPaymentProps extends PaymentStart {
  ref?: Ref<CardPaymentHandle>;
  method: Method;
  /** Makes the payment with the API. */
  onPay(request: PaymentRequest): Promise<PaymentStep>;
  /** Hands the API what came of an action. */
  onDetails(details: PaymentDetails): Promise<PaymentStep>;
  /** The payment has come to a state; `OPEN` means that it is being checked. */
  onEnd(state: PaymentStep['state']): void;
}

/**
 * The part of the confirm step that pays by card, iDEAL or Bancontact (PY-01, PY-05): a card's fields are frames of the
 * vendor, so that no number is ever in a page of the shop.
 */
export function CardPayment({ ref, method, onPay, onDetails, onEnd, ...start }: CardPaymentProps) {
  const { texts, locale, acquirer } = start;
  const isCard = method === 'scheme';
  const fields = useRef<HTMLDivElement>(null);
  const challenge = useRef<HTMLDivElement>(null);
  const holderField = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const [holder, setHolder] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isAtBank, setIsAtBank] = useState(false);
  const { state, phase, loaded, retry } = useVendorLibrary(start, fields);

  useImperativeHandle(ref, () => ({
    async submit() {
      const opened = await loaded.current?.catch(() => null);
      if (!opened) return;
      const { payment, card } = opened;
      const request = card ? cardRequest(card) : { paymentMethod: { type: method }, browserInfo: null };
      if (!request) return;
      let step = await onPay(request);
      while (step.state === 'OPEN' && step.action && challenge.current) {
        setIsAtBank(step.action.type === 'threeDS2');
        const details = await payment.perform(step.action, challenge.current).finally(() => setIsAtBank(false));
        step = await onDetails(details);
      }
      onEnd(step.state);
    },
  }));

  /** What was entered; null, and focus on the first field that is wrong, where something is. */
  function cardRequest(card: CardFieldsHandle): PaymentRequest | null {
    setIsChecked(true);
    card.validate();
    const wrong = SECURED_FIELDS.find((field) => !state.valid.has(field));
    const name = holder.trim();
    if (wrong) card.focus(wrong);
    else if (!name) holderField.current?.focus();
    if (wrong || !name) return null;
    const { paymentMethod, browserInfo } = card.request();
    return { paymentMethod: { ...paymentMethod, holderName: name }, browserInfo };
  }

  const otherMethod = <Link href={href('checkoutPayment', locale)}>{texts.otherMethod}</Link>;
  return (
    <section aria-labelledby={isCard ? headingId : undefined} className={styles.root}>
      {isCard && (
        <Heading id={headingId} level={2} size="subheading">
          {texts.heading}
        </Heading>
      )}
      <noscript>
        <Notice title={texts.noScript} tone="warning">
          {otherMethod}
        </Notice>
      </noscript>
      {acquirer.standInUrl && (
        <Notice title={texts.testMode} tone="warning">
          {isCard && texts.testCard}
        </Notice>
      )}
      {phase === 'failed' && (
        <Notice isAlert title={texts.unavailable} tone="danger">
          <div className={styles.actions}>
            <Button onClick={retry} size="small" variant="outline">
              {texts.retry}
            </Button>
            {otherMethod}
          </div>
        </Notice>
      )}
      <p className={styles.status} role="status">
        {isCard && phase === 'loading' && texts.loading}
      </p>
      {isCard ? (
        <CardFields
          holder={holder}
          holderProblem={isChecked && !holder.trim() ? texts.holderMissing : undefined}
          holderRef={holderField}
          onBrand={(brand) => void loaded.current?.then(({ card }) => card?.chooseBrand(brand))}
          onHolder={setHolder}
          ref={fields}
          state={state}
          texts={texts}
        />
      ) : (
        <Text>{texts.bank}</Text>
      )}
      {isAtBank && (
        <Heading level={2} size="name">
          {texts.challenge}
        </Heading>
      )}
      <div className={styles.challenge} ref={challenge} />
    </section>
  );
}
