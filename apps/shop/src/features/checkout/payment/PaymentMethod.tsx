import type { PaymentKind, PaymentProvider } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { Radio } from '@geven/ui/Radio';
import type { ReactElement } from 'react';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface PaymentMethodProps extends Pick<CheckoutView, 'text'> {
  provider: PaymentProvider;
  isChosen: boolean;
  /** When an invoice has to be paid, of customers who may order on account. */
  paymentTerm: string | null;
}

/** What a shopper chooses a kind of payment by; a kind that is missing here cannot be chosen. */
const METHODS: Partial<Record<PaymentKind, (props: PaymentMethodProps) => ReactElement>> = {
  WIRE: WireTransfer,
  CARD: CardPayment,
  ACCOUNT: OnAccount,
  FREE: NothingToPay,
};

/** A way to pay, by the component of its kind (PY-01, PY-02); one that there is no component for says so (PY-03). */
export function PaymentMethod(props: PaymentMethodProps) {
  const { provider, text } = props;
  const Method = provider.kind && METHODS[provider.kind];
  if (!Method) return <Notice title={text('payment.notImplemented', { provider: provider.name })} tone="danger" />;
  return <Method {...props} />;
}

function WireTransfer({ text, ...choice }: PaymentMethodProps) {
  return <Choice {...choice} description={text('payment.wireText')} marks={[text('payment.wireMark')]} />;
}

/** The invoice follows with the delivery (CA-28). */
function OnAccount({ text, ...choice }: PaymentMethodProps) {
  const { paymentTerm } = choice;
  return <Choice {...choice} description={text('payment.accountText')} marks={paymentTerm ? [paymentTerm] : []} />;
}

/** The only choice where the order costs nothing. */
function NothingToPay({ text, ...choice }: PaymentMethodProps) {
  return <Choice {...choice} description={text('payment.freeText')} marks={[]} />;
}

/** Names of banks and cards are the same in every language. */
const CARD_MARKS = ['Visa', 'Mastercard'];

/** A card, or the page of a bank: with the former, its data is entered where it is confirmed. */
function CardPayment({ text, ...choice }: PaymentMethodProps) {
  const isAtBank = /ideal|bancontact/i.test(choice.provider.name);
  const description = (
    <>
      {text(isAtBank ? 'payment.bankText' : 'payment.cardText')}
      <noscript> {text('payment.needsScripts')}</noscript>
    </>
  );
  return <Choice {...choice} description={description} marks={isAtBank ? [] : CARD_MARKS} />;
}

interface ChoiceProps extends Pick<PaymentMethodProps, 'provider' | 'isChosen'> {
  description: ReactElement | string;
  marks: readonly string[];
}

function Choice({ provider, isChosen, description, marks }: ChoiceProps) {
  return (
    <Radio
      aside={
        marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map((mark) => (
              <span className={styles.mark} key={mark}>
                {`${mark} `}
              </span>
            ))}
          </span>
        )
      }
      defaultChecked={isChosen}
      description={description}
      isBoxed
      label={provider.displayName}
      name="providerId"
      value={String(provider.id)}
    />
  );
}
