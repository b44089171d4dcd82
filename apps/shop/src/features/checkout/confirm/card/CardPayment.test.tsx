import type { PaymentStep } from '@geven/odoo-sdk';
import { LOCALES } from '@geven/timber';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMessages } from '@/lib/texts/i18n';
import { CardPayment, type CardPaymentHandle, type CardPaymentProps } from './CardPayment';
import { type CardState, SECURED_FIELDS } from './payment';

const card = { request: vi.fn(), validate: vi.fn(), focus: vi.fn(), chooseBrand: vi.fn(), remove: vi.fn() };
const library = vi.hoisted(() => ({ openPayment: vi.fn() }));
vi.mock('./adyen-library', () => library);

const perform = vi.fn();
let change: (state: Partial<CardState>) => void;
const TEXTS = getMessages('de', 'checkout').card;
const ENTERED = { paymentMethod: { type: 'scheme', encryptedCardNumber: 'test_4111111111111111' }, browserInfo: {} };
const NOTHING: CardState = { problems: {}, valid: new Set(), focused: null, brand: '', brandChoice: [] };
const step = (state: PaymentStep['state'], action: PaymentStep['action'] = null): PaymentStep => ({ state, action });

beforeEach(() => {
  vi.resetAllMocks();
  card.request.mockReturnValue(ENTERED);
  library.openPayment.mockResolvedValue({
    mountCard: async (_node: HTMLElement, onChange: (state: CardState) => void) => {
      change = (state) => act(() => onChange({ ...NOTHING, ...state }));
      return card;
    },
    perform,
  });
});
afterEach(cleanup);

function props(more: Partial<CardPaymentProps> = {}): CardPaymentProps {
  return {
    acquirer: { environment: 'test', clientKey: 'test_KEY', standInUrl: null },
    method: 'scheme',
    locale: 'de',
    country: 'DE',
    amount: { cents: 278_288, currency: 'EUR' },
    paymentMethods: {},
    texts: TEXTS,
    onPay: vi.fn(async () => step('PAID')),
    onDetails: vi.fn(async () => step('PAID')),
    onEnd: vi.fn(),
    ...more,
  };
}

async function show(more: Partial<CardPaymentProps> = {}) {
  const ref = createRef<CardPaymentHandle>();
  const given = props(more);
  render(<CardPayment {...given} ref={ref} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  return { ...given, submit: () => act(async () => ref.current?.submit()) };
}
const fillIn = async (holder = 'Katrin Brandt') => {
  await userEvent.type(screen.getByLabelText(TEXTS.holder), holder);
  change({ valid: new Set(SECURED_FIELDS) });
};

describe('paying by card', () => {
  it('pays with what was entered and the name on the card (PY-01, PY-05)', async () => {
    const { submit, onPay, onEnd } = await show();
    await fillIn();
    await submit();
    expect(onPay).toHaveBeenCalledWith({
      paymentMethod: { ...ENTERED.paymentMethod, holderName: 'Katrin Brandt' },
      browserInfo: {},
    });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('PAID');
  });

  it('sends nothing while a field is wrong, and moves focus to the first one', async () => {
    const { submit, onPay } = await show();
    await fillIn();
    change({ valid: new Set(['encryptedCardNumber']), problems: { encryptedExpiryDate: TEXTS.expiryWrong } });
    await submit();
    expect(card.focus).toHaveBeenCalledExactlyOnceWith('encryptedExpiryDate');
    expect(card.validate).toHaveBeenCalled();
    expect(screen.getByText(TEXTS.expiryWrong)).toBeDefined();
    change({ valid: new Set(SECURED_FIELDS) });
    await userEvent.clear(screen.getByLabelText(TEXTS.holder));
    await submit();
    expect(document.activeElement).toBe(screen.getByLabelText(TEXTS.holder));
    expect(screen.getByText(TEXTS.holderMissing)).toBeDefined();
    expect(onPay).not.toHaveBeenCalled();
  });

  it.each(['REFUSED', 'CANCELLED', 'EXPIRED'] as const)(
    'hands %s on and keeps what was entered (PY-06)',
    async (state) => {
      const { submit, onEnd } = await show({ onPay: async () => step(state) });
      await fillIn();
      await submit();
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(state);
      expect(screen.getByLabelText(TEXTS.holder)).toHaveProperty('value', 'Katrin Brandt');
      expect(card.remove).not.toHaveBeenCalled();
    },
  );

  it('has the shopper do what the bank wants, as often as it does, then hands it over (PY-05)', async () => {
    const onDetails = vi
      .fn<CardPaymentProps['onDetails']>()
      .mockResolvedValueOnce(step('OPEN', { type: 'threeDS2', subtype: 'challenge' }))
      .mockResolvedValueOnce(step('PAID'));
    perform
      .mockResolvedValueOnce({ threeDSResult: 'fingerprint' })
      .mockResolvedValueOnce({ threeDSResult: 'challenge' });
    const onPay = async () => step('OPEN', { type: 'threeDS2', subtype: 'fingerprint' });
    const { submit, onEnd } = await show({ onPay, onDetails });
    await fillIn();
    await submit();
    expect(perform.mock.calls.map(([{ subtype }]) => subtype)).toEqual(['fingerprint', 'challenge']);
    expect(onDetails.mock.calls.map(([details]) => details)).toEqual([
      { threeDSResult: 'fingerprint' },
      { threeDSResult: 'challenge' },
    ]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('PAID');
  });

  it('says that a payment is being checked where there is nothing to do', async () => {
    const { submit, onEnd } = await show({ onPay: async () => step('OPEN') });
    await fillIn();
    await submit();
    expect(perform).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('OPEN');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves errors of the API to the page', async () => {
    const { submit, onEnd } = await show({ onPay: () => Promise.reject(new Error('CART_CHANGED')) });
    await fillIn();
    await expect(submit()).rejects.toThrow('CART_CHANGED');
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('lets the shopper choose between the brands of a card that has two', async () => {
    await show();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    change({ brand: 'visa', brandChoice: ['visa', 'cartebancaire'] });
    expect(screen.getByRole('radiogroup', { name: TEXTS.brand })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Cartes Bancaires' }));
    await waitFor(() => expect(card.chooseBrand).toHaveBeenCalledExactlyOnceWith('cartebancaire'));
  });

  it('offers to try again where the vendor cannot be reached', async () => {
    library.openPayment.mockRejectedValueOnce(new Error('offline'));
    const { submit, onPay } = await show();
    expect(screen.getByRole('alert').textContent).toContain(TEXTS.unavailable);
    await submit();
    expect(onPay).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.retry }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await fillIn();
    await submit();
    expect(onPay).toHaveBeenCalled();
  });

  it('takes its fields away with the page', async () => {
    await show();
    cleanup();
    await waitFor(() => expect(card.remove).toHaveBeenCalledOnce());
  });
});

it('pays by iDEAL and Bancontact without fields: the bank asks on its own page (PY-01)', async () => {
  const action = { type: 'redirect', url: 'https://bank.example' };
  perform.mockReturnValue(new Promise(() => undefined));
  const onPay = vi.fn(async () => step('OPEN', action));
  const ref = createRef<CardPaymentHandle>();
  render(<CardPayment {...props({ method: 'ideal', onPay })} ref={ref} />);
  expect(screen.queryByLabelText(TEXTS.holder)).toBeNull();
  await act(async () => void ref.current?.submit());
  expect(onPay).toHaveBeenCalledWith({ paymentMethod: { type: 'ideal' }, browserInfo: null });
  await waitFor(() => expect(perform).toHaveBeenCalledWith(action, expect.any(HTMLElement)));
});

describe('the page before its scripts', () => {
  it.each(LOCALES)('says in %s that this needs them, and where to choose another method', (locale) => {
    const texts = getMessages(locale, 'checkout').card;
    const html = renderToStaticMarkup(<CardPayment {...props({ locale, texts })} />);
    expect(html).toMatch(/<noscript>.*href="\/checkout\/payment".*<\/noscript>/s);
    expect(html).toContain(texts.noScript);
  });

  it('says that no money moves where the vendor is played, and which card to try, and only there (PY-09)', () => {
    const acquirer = { environment: 'test', clientKey: 'test_KEY', standInUrl: 'http://localhost:4100/adyen' };
    const html = renderToStaticMarkup(<CardPayment {...props({ acquirer })} />);
    expect(html).toContain(TEXTS.testMode);
    expect(html).toContain('4111 1111 1111 1111');
    expect(renderToStaticMarkup(<CardPayment {...props()} />)).not.toContain(TEXTS.testMode);
    expect(renderToStaticMarkup(<CardPayment {...props({ acquirer, method: 'bcmc' })} />)).not.toContain('4111');
  });
});
