import { SdkProvider } from '@geven/commerce-hooks';
import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { CouponForm, type CouponFormProps } from './CouponForm';
import { cartRefusal } from './cart-refusal';

const onChanged = vi.fn();
afterEach(() => {
  cleanup();
  onChanged.mockReset();
});

const errors = getMessages('en', 'errors');

function renderForm(calls: FakeCalls['cart'] & {} = {}, props: Partial<CouponFormProps> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SdkProvider sdk={createFakeSdk({ cart: calls })}>
        <CouponForm
          {...{ cart: sampleCart(), errors, locale: 'en', onChanged, refused: undefined, text: getTexts('en', 'cart') }}
          {...props}
        />
      </SdkProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

describe('the promo code of the cart', () => {
  it('is applied without leaving the page, and said to be (CA-10)', async () => {
    const applyCoupon = vi.fn(async () => sampleCart());
    renderForm({ applyCoupon });
    await userEvent.type(field(), 'larch3');
    await apply();
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith('Promo code LARCH3 has been applied.'));
    expect(applyCoupon).toHaveBeenCalledWith('larch3');
    expect(field()).toHaveProperty('value', '');
  });

  it('shows the first message of the API at the field where it is refused (CA-10) (API-30)', async () => {
    const refusals = [{ code: 'COUPON_ENDED', message: '', params: { field: 'code' } }] as const;
    renderForm({
      applyCoupon: async () => {
        throw new SdkError({ kind: 'graphql', message: '', refusals: [...refusals] });
      },
    });
    await userEvent.type(field(), 'OLD');
    await apply();
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('This promo code has expired')).toBeDefined();
    expect(field()).toHaveProperty('value', 'OLD');
  });

  it('comes back with what was entered where a plain form was refused', () => {
    const refusal = { code: 'COUPON_NOT_FOUND', params: { field: 'code' }, field: 'code' } as const;
    const flash = { id: '1', values: { code: 'NOPE' }, refusals: [refusal] };
    renderForm({}, { refused: cartRefusal(flash, errors)?.coupon });
    expect(field()).toHaveProperty('value', 'NOPE');
    expect(document.activeElement).toBe(field());
    expect(screen.getByText('This promo code is not valid')).toBeDefined();
    expect(field().closest('form')?.getAttribute('action')).toBe('/api/cart/coupon');
  });

  it('is named, with why it takes nothing off, and can be taken off', async () => {
    const removeCoupon = vi.fn(async () => sampleCart());
    const cart = sampleCart({ coupon: { code: 'LARCH3', barrier: 'COUPON_MINIMUM', minimum: 50_000 } });
    renderForm({ removeCoupon }, { cart });
    expect(screen.getByText(/applies from an order value of €\s500,00/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: promo code LARCH3' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith('Promo code removed.'));
    expect(removeCoupon).toHaveBeenCalledOnce();
  });
});
