import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHOW_ANIMATION } from '@/lib/device/show-animation';
import { CartAnimation } from './CartAnimation';
import { OPENED_ID } from './opened-id';

const flyCartDot = vi.hoisted(() => vi.fn());
vi.mock('@/components/added-to-cart/fly-cart-dot', () => ({ flyCartDot }));
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser does with the line.
  document.cookie = SHOW_ANIMATION;
});
afterEach(() => {
  cleanup();
  flyCartDot.mockReset();
});

const list = (id: string) => (
  <>
    <h1>Quotations</h1>
    <a href="/cart" id={id}>
      In your cart
    </a>
    <CartAnimation />
  </>
);

it('shows once that an opened quotation has gone into the cart, from its row (DB-17, HD-11)', () => {
  const { getByRole } = render(list(OPENED_ID));
  expect(flyCartDot).toHaveBeenCalledExactlyOnceWith(getByRole('link'));
  expect(document.cookie).not.toContain('show-animation');
  cleanup();
  render(list(OPENED_ID));
  expect(flyCartDot).toHaveBeenCalledOnce();
});

it('shows it from the heading where the row is on another page of the list', () => {
  const { getByRole } = render(list('other'));
  expect(flyCartDot).toHaveBeenCalledExactlyOnceWith(getByRole('heading'));
});
