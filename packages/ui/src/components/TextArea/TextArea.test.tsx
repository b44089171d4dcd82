import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  it('ties its error, then its hint, to the input (VA-11)', () => {
    render(<TextArea description="The driver calls." error="This field is required" label="Phone" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(describedBy(input)).toEqual(['This field is required', 'The driver calls.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
  it('is neither invalid nor described when all is well', () => {
    render(<TextArea label="Phone" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<TextArea error="Required" label="Note" />);
    await expectNoAxeViolations();
  });
});
