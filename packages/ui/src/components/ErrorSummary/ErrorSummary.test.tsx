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
