import type { ProductTemplateId } from '@geven/odoo-sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionBox } from './QuestionBox';

const mountOwnCaptcha = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/components/captcha/mount-own-captcha', () => ({ mountOwnCaptcha }));

afterEach(cleanup);

it('sends a question about its product, with a captcha test that loads when the form is touched (PD-28, VA-10)', async () => {
  const { container } = render(<QuestionBox locale="de" product={{ id: 24 as ProductTemplateId }} />);
  const form = container.querySelector('form');
  expect(new FormData(form ?? undefined).get('product')).toBe('24');
  expect(form?.getAttribute('action')).toBe('/api/contact/product');
  expect(mountOwnCaptcha).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByRole('textbox', { name: 'E-Mail' }));
  await waitFor(() => expect(mountOwnCaptcha).toHaveBeenCalledWith(expect.objectContaining({ locale: 'de' })));
});
