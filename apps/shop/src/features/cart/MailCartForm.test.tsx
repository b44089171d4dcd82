import { SdkProvider } from '@geven/commerce-hooks';
import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { cartRefusal } from './cart-refusal';
import { MailCartForm, type MailCartFormProps } from './MailCartForm';

afterEach(cleanup);

const onSent = vi.fn();
const errors = getMessages('en', 'errors');

function renderForm(calls: FakeCalls['cart'] & {} = {}, props: Partial<MailCartFormProps> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SdkProvider sdk={createFakeSdk({ cart: calls })}>
        <MailCartForm
          {...{ errors, isMailed: false, locale: 'en', onSent, refused: undefined, text: getTexts('en', 'cart') }}
          {...props}
        />
      </SdkProvider>
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole('textbox', { name: 'Email this cart' });
async function send(email: string) {
  await userEvent.type(field(), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

describe('mailing the cart', () => {
  it('sends it without leaving the page and says where to (CA-19)', async () => {
    const sendCartEmail = vi.fn(async () => undefined);
    renderForm({ sendCartEmail });
    await send('piet@bouw.example');
    await waitFor(() => expect(screen.getByText('Sent to piet@bouw.example.')).toBeDefined());
    expect(sendCartEmail).toHaveBeenCalledExactlyOnceWith('piet@bouw.example');
    expect(onSent).toHaveBeenCalledExactlyOnceWith('Sent to piet@bouw.example.');
  });

  it('shows what the API refuses, at the field (CA-19) (API-25)', async () => {
    const refusals = [{ code: 'FIELD_EMAIL', message: '', params: { field: 'email' } }] as const;
    renderForm({
      sendCartEmail: async () => {
        throw new SdkError({ kind: 'graphql', message: '', refusals: [...refusals] });
      },
    });
    await send('piet');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(errors.FIELD_EMAIL)).toBeDefined();
  });

  it('works as a plain form, which comes back with what was entered or says that it is sent', () => {
    const refusal = { code: 'FIELD_EMAIL', params: { field: 'email' }, field: 'email' } as const;
    const flash = { id: '1', values: { email: 'piet' }, refusals: [refusal] };
    renderForm({}, { refused: cartRefusal(flash, errors)?.mail });
    expect(field()).toHaveProperty('value', 'piet');
    expect(document.activeElement).toBe(field());
    expect(field().closest('form')?.getAttribute('action')).toBe('/api/cart/mail');
    cleanup();
    renderForm({}, { isMailed: true });
    expect(screen.getByText('Your cart has been sent.')).toBeDefined();
  });
});
