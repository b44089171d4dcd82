import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Select } from './Select';

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'NL', label: 'Netherlands' },
];

describe('Select', () => {
  it('ties its error, then its hint, to the input (VA-11)', () => {
    render(<Select description="The driver calls." error="This field is required" label="Phone" options={options} />);
    const input = screen.getByRole('combobox', { name: 'Phone' });
    expect(describedBy(input)).toEqual(['This field is required', 'The driver calls.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
  it('is neither invalid nor described when all is well', () => {
    render(<Select label="Phone" options={options} />);
    const input = screen.getByRole('combobox', { name: 'Phone' });
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Select label="Country" options={options} prefix="Country" />);
    await expectNoAxeViolations();
  });
});
