import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NewsletterPage } from './NewsletterPage';

vi.mock('@/components/page/PageFrame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
afterEach(cleanup);

it('names the field that is wrong above the form (VA-11)', () => {
  const flash = {
    id: 'newsletter',
    refusals: [{ code: 'FIELD_REQUIRED' as const, field: 'email', params: {} }],
    values: {},
  };
  render(<NewsletterPage context={{ locale: 'en', isNet: false, vatRate: 21 }} done={undefined} flash={flash} />);
  const summary = within(screen.getByRole('main').querySelector<HTMLElement>('[role=alert]') ?? document.body);
  expect(summary.getByRole('link').textContent).toBe('Email address: This field is required');
});
