import { SdkProvider } from '@geven/commerce-hooks';
import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { refusedTexts } from './cart-refusal';
import { OrderTextsForm } from './OrderTextsForm';

afterEach(cleanup);

const onSaved = vi.fn();
const errors = getMessages('en', 'errors');
const TOO_LONG = { code: 'FIELD_TOO_LONG', message: '', params: { field: 'transportMsg', max: 500 } } as const;

function renderForm(calls: FakeCalls['cart'] & {} = {}, props: Partial<Parameters<typeof OrderTextsForm>[0]> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SdkProvider sdk={createFakeSdk({ cart: calls })}>
        <OrderTextsForm
          {...{ cart: sampleCart(), errors, locale: 'en', onSaved, refused: undefined, text: getTexts('en', 'cart') }}
          {...props}
        />
      </SdkProvider>
    </QueryClientProvider>,
  );
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save details' });

describe('the texts of an order', () => {
  it('are four optional fields of a form that needs no script (CA-22)', () => {
    renderForm({}, { cart: sampleCart({ clientOrderRef: 'PO 4711' }) });
    const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(names).toEqual(['projectReference', 'clientOrderRef', 'transportMsg', 'remark']);
    expect(field(/Invoice reference/)).toHaveProperty('value', 'PO 4711');
    expect(field(/Invoice reference/).getAttribute('maxlength')).toBe('60');
    expect(document.querySelector('form')?.getAttribute('action')).toBe('/api/cart/texts');
  });

  it('are saved by scripts without leaving the page, and said to be (CA-23)', async () => {
    const setClientOrderRef = vi.fn(async () => sampleCart({ clientOrderRef: 'PO 1' }));
    const updateTransportMsg = vi.fn(async () => sampleCart({ transportMsg: 'Gate 3' }));
    renderForm({ setClientOrderRef, updateTransportMsg });
    await userEvent.type(field(/Invoice reference/), 'PO 1');
    await userEvent.type(field(/Transport note/), 'Gate 3');
    await userEvent.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Saved with your cart.'));
    expect(screen.getByText('Saved with your cart.')).toBeDefined();
    expect(setClientOrderRef).toHaveBeenCalledWith({ clientOrderRef: 'PO 1', projectReference: '' });
    expect(updateTransportMsg).toHaveBeenCalledWith({ transportMsg: 'Gate 3', remark: '' });
  });

  it('show at its field what the API refuses, and keep what was entered', async () => {
    renderForm({
      setClientOrderRef: async () => sampleCart(),
      updateTransportMsg: async () => {
        throw new SdkError({ kind: 'graphql', message: '', refusals: [TOO_LONG] });
      },
    });
    await userEvent.type(field(/Transport note/), 'Gate 3');
    await userEvent.click(save());
    await waitFor(() => expect(field(/Transport note/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('At most 500 characters')).toBeDefined();
    expect(field(/Transport note/)).toHaveProperty('value', 'Gate 3');
    expect(screen.queryByText('Saved with your cart.')).toBeNull();
  });

  it('go along with whoever leaves the page without saving', async () => {
    const sendBeacon = vi.fn<(address: string, form: URLSearchParams) => boolean>(() => true);
    vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon }));
    renderForm({}, { cart: sampleCart({ clientOrderRef: 'PO 4711' }) });
    dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).not.toHaveBeenCalled();
    await userEvent.type(field(/Transport note/), 'Gate 3');
    dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledOnce();
    const [address, form] = sendBeacon.mock.calls[0] ?? [];
    expect(address).toBe('/api/cart/texts');
    expect(Object.fromEntries(form ?? [])).toMatchObject({ clientOrderRef: 'PO 4711', transportMsg: 'Gate 3' });
  });

  it('come back with what was entered where a plain form was refused', () => {
    const flash = {
      id: '1',
      values: { transportMsg: 'Gate 3', remark: '' },
      refusals: [{ ...TOO_LONG, field: 'transportMsg' }],
    };
    renderForm({}, { refused: refusedTexts(flash, errors) });
    expect(field(/Transport note/)).toHaveProperty('value', 'Gate 3');
    expect(document.activeElement).toBe(field(/Transport note/));
    expect(screen.getByText('At most 500 characters')).toBeDefined();
  });
});
