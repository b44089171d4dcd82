import type { PaymentProviderId, PaymentStep } from '@geven/odoo-sdk';
import { SdkError } from '@geven/odoo-sdk';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useImperativeHandle } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import type { CardPaymentProps } from './CardPayment';
import { PayAndOrder } from './PayAndOrder';

const router = { refresh: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const sdk = vi.hoisted(() => ({
  payment: { adyenOpenTransaction: vi.fn(), adyenMakeDirectPayment: vi.fn(), adyenPaymentDetails: vi.fn() },
}));
vi.mock('@/lib/api/sdk-browser', () => ({ browserSdk: () => sdk }));

// The fields of the vendor, filled in: they hand over a card and have the shopper do nothing.
vi.mock('./CardPayment', () => ({
  CardPayment: ({ ref, onPay, onEnd }: CardPaymentProps) => {
    useImperativeHandle(ref, () => ({
      async submit() {
        onEnd((await onPay({ paymentMethod: { type: 'scheme' }, browserInfo: null })).state);
      },
    }));
    return null;
  },
}));

const goTo = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('location', { ...window.location, assign: goTo });
  sdk.payment.adyenOpenTransaction.mockResolvedValue({ reference: 'S107312-1', token: 't'.repeat(43) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function order() {
  render(
    <PayAndOrder
      button={{
        ...{ clientKey: 'key-of-this-page', locale: 'de', version: 7, order: 'Zahlungspflichtig bestellen' },
        ...{ waiting: 'Ihre Bestellung wird bearbeitet', waitingText: 'Bitte warten' },
      }}
      errors={getMessages('de', 'errors')}
      heading="Kostenübersicht"
      payment={{ method: 'scheme', locale: 'de' } as never}
      providerId={2 as PaymentProviderId}
    >
      <p>€ 339,04</p>
    </PayAndOrder>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await act(async () => undefined);
}

const answer = (state: PaymentStep['state']) =>
  sdk.payment.adyenMakeDirectPayment.mockResolvedValue({ state, action: null });

describe('the button that orders and pays', () => {
  it('freezes the version that is shown, pays, and goes to the order (PY-05)', async () => {
    answer('PAID');
    await order();
    expect(sdk.payment.adyenOpenTransaction).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ version: 7, providerId: 2, tokenizationRequested: false }),
    );
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/success');
  });

  it('goes to what can be done after a refusal, with the number of the order (PY-06)', async () => {
    answer('REFUSED');
    await order();
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/fail?reference=S107312');
  });

  it('hands an attempt that nobody knows the end of to the server, which waits', async () => {
    answer('OPEN');
    await order();
    expect(goTo).toHaveBeenCalledExactlyOnceWith(
      `/api/checkout/return?reference=S107312-1&token=${'t'.repeat(43)}&locale=de`,
    );
  });

  it('shows the cart as it is where it has changed, and says so; nothing is paid', async () => {
    const changed = { code: 'CART_CHANGED', params: {}, message: '' } as const;
    sdk.payment.adyenOpenTransaction.mockRejectedValue(
      new SdkError({ kind: 'graphql', message: '', refusals: [changed] }),
    );
    await order();
    expect(screen.getByRole('alert').textContent).toContain('Warenkorb hat sich geändert');
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(sdk.payment.adyenMakeDirectPayment).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });
});
