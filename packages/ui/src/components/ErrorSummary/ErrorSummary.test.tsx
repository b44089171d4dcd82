import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ErrorSummary } from './ErrorSummary';

describe('ErrorSummary', () => {
  it('is read out, can take the focus and leads to the fields (VA-11)', () => {
    render(<ErrorSummary errors={[{ fieldId: 'phone', message: 'Phone is missing' }]} title="Please fill in all." />);
    const summary = screen.getByRole('alert');
    summary.focus();
    expect(document.activeElement).toBe(summary);
    expect(screen.getByRole('link', { name: 'Phone is missing' }).getAttribute('href')).toBe('#phone');
  });

  it('says what is wrong with one field in one line, and with several in a list', () => {
    const phone = { fieldId: 'phone', message: 'Phone is missing' };
    const { rerender } = render(<ErrorSummary errors={[phone]} title="Please check." />);
    expect(screen.getByText('Please check.').parentElement?.textContent).toBe('Please check. Phone is missing');
    expect(screen.queryByRole('list')).toBeNull();
    rerender(<ErrorSummary errors={[phone, { fieldId: 'name', message: 'Name is missing' }]} title="Please check." />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Phone is missing',
      'Name is missing',
    ]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'phone', message: 'Phone is missing' }]} title="Please fill in all." />
        <input aria-label="Phone" id="phone" />
      </>,
    );
    await expectNoAxeViolations();
  });
});
