import type { PaymentStep } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import deTexts from '@messages/de/checkout.json';
import enTexts from '@messages/en/checkout.json';
import nlTexts from '@messages/nl/checkout.json';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CardPayment, type CardPaymentHandle, type CardPaymentProps } from './CardPayment';

const TEXTS = { nl: nlTexts, en: enTexts, de: deTexts };
/** Storybook plays the vendor at its own address, with the account of the sandbox. */
const API = '/adyen/v72';
const ACCOUNT = { merchantAccount: 'Sandbox' };
const STATES: Readonly<Record<string, PaymentStep['state']>> = { Authorised: 'PAID', Refused: 'REFUSED' };

async function pay({ paymentMethod, browserInfo }: Parameters<CardPaymentProps['onPay']>[0]): Promise<PaymentStep> {
  const answer = await fetch(`${API}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox-api-key' },
    body: JSON.stringify({
      ...ACCOUNT,
      amount: { value: 278_288, currency: 'EUR' },
      reference: 'S107312-1',
      returnUrl: location.href,
      paymentMethod,
      browserInfo,
    }),
  });
  const { resultCode, action = null } = await answer.json();
  return { state: STATES[resultCode] ?? 'OPEN', action };
}

/** The part of the confirm step with its button. */
function Paying(props: CardPaymentProps) {
  const payment = useRef<CardPaymentHandle>(null);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <CardPayment {...props} ref={payment} />
      <Button
        isBusy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void payment.current?.submit().finally(() => setIsBusy(false));
        }}
        size="large"
      >
        {TEXTS[props.locale].confirm.order}
      </Button>
    </div>
  );
}

const inLanguage = (locale: Locale) => ({ locale, texts: TEXTS[locale].card });

const meta = {
  title: 'Checkout/CardPayment',
  component: CardPayment,
  parameters: { controls: { disable: true } },
  args: {
    acquirer: {
      environment: 'test',
      clientKey: 'test_SANDBOX',
      standInUrl: globalThis.location?.origin ?? 'http://localhost',
    },
    method: 'scheme',
    country: 'DE',
    amount: { cents: 278_288, currency: 'EUR' },
    paymentMethods: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'maestro'] }] },
    onPay: fn(pay),
    onDetails: fn(),
    onEnd: fn(),
    ...inLanguage('de'),
  },
  render: (args) => <Paying {...args} />,
} satisfies Meta<typeof CardPayment>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvasElement'];

/** The input in the frame of a field, once the vendor's library has configured it. */
async function fieldIn(canvas: Canvas, name: string): Promise<HTMLInputElement> {
  return waitFor(
    () => {
      const input = canvas
        .querySelector<HTMLIFrameElement>(`[data-cse="${name}"] iframe`)
        ?.contentDocument?.querySelector('input');
      if (!input?.autocomplete.startsWith('cc-')) throw new Error(`No field ${name} yet`);
      return input;
    },
    { timeout: 15_000 },
  );
}

/** Until all fields are there, the last of which is the security code. */
const rest = (canvas: Canvas) => fieldIn(canvas, 'encryptedSecurityCode');
const play: Play = async ({ canvasElement }) => void (await rest(canvasElement));

async function enter(canvas: Canvas, name: string, value: string): Promise<void> {
  const input = await fieldIn(canvas, name);
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

async function enterCard({ canvasElement, userEvent }: Parameters<Play>[0], holder: string): Promise<void> {
  await rest(canvasElement);
  await enter(canvasElement, 'encryptedCardNumber', '4111111111111111');
  await enter(canvasElement, 'encryptedExpiryDate', '0330');
  await enter(canvasElement, 'encryptedSecurityCode', '737');
  await waitFor(() => expect(within(canvasElement).getByText('Visa')).toBeVisible());
  await userEvent.type(within(canvasElement).getByLabelText(deTexts.card.holder), holder);
}

const order: (context: Parameters<Play>[0]) => Promise<void> = ({ canvasElement, userEvent }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: deTexts.confirm.order }));

export const German: Story = { play };
export const English: Story = { args: inLanguage('en'), play };
export const Dutch: Story = { args: inLanguage('nl'), play };

/** A card is paid with at the played vendor: what was entered gets there as the vendor's test account takes it. */
export const Paid: Story = {
  play: async (context) => {
    const { args } = context;
    await enterCard(context, 'Katrin Brandt');
    await order(context);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('PAID'), { timeout: 10_000 });
    await expect(args.onPay).toHaveBeenCalledWith({
      paymentMethod: expect.objectContaining({
        type: 'scheme',
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2030',
        encryptedSecurityCode: 'test_737',
        holderName: 'Katrin Brandt',
      }),
      browserInfo: expect.objectContaining({ language: navigator.language }),
    });
  },
};

/** A refusal is handed on, and leaves what was entered. */
export const Refused: Story = {
  play: async (context) => {
    const { args, canvasElement } = context;
    await enterCard(context, 'DECLINED');
    await order(context);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith('REFUSED'), { timeout: 10_000 });
    await expect((await fieldIn(canvasElement, 'encryptedCardNumber')).value).toBe('4111 1111 1111 1111');
    await expect(within(canvasElement).getByLabelText(deTexts.card.holder)).toHaveValue('DECLINED');
  },
};

/** Fields say what is missing, and focus moves to the first of them. */
export const Incomplete: Story = {
  play: async (context) => {
    const { args, canvasElement } = context;
    const number = await fieldIn(canvasElement, 'encryptedCardNumber');
    await rest(canvasElement);
    await waitFor(async () => {
      await order(context);
      expect(within(canvasElement).getByText(deTexts.card.numberMissing)).toBeVisible();
    });
    for (const text of ['expiryMissing', 'codeMissing', 'holderMissing'] as const) {
      await expect(within(canvasElement).getByText(deTexts.card[text])).toBeVisible();
    }
    await waitFor(() => expect(number.ownerDocument.activeElement).toBe(number));
    await expect(canvasElement.ownerDocument.activeElement).toBe(number.ownerDocument.defaultView?.frameElement);
    await expect(number.getAttribute('aria-invalid')).toBe('true');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** iDEAL and Bancontact have no fields: the bank asks on its own page. */
export const AtTheBank: Story = { args: { method: 'ideal', ...inLanguage('nl') } };

/** The vendor cannot be reached. */
export const Unavailable: Story = {
  args: { acquirer: { environment: 'test', clientKey: 'test_SANDBOX', standInUrl: 'not an address' } },
  play: async ({ canvasElement, userEvent }) => {
    const retry = { name: deTexts.card.retry };
    const button = await waitFor(() => within(canvasElement).getByRole('button', retry));
    await userEvent.click(button);
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(deTexts.card.unavailable));
  },
};
