import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { TextField } from './TextField';

describe('TextField', () => {
  it('ties its error, then its hint, to the input (VA-11)', () => {
    render(<TextField description="The driver calls." error="This field is required" label="Phone" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(describedBy(input)).toEqual(['This field is required', 'The driver calls.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
  it('is neither invalid nor described when all is well', () => {
    render(<TextField label="Phone" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null]);
  });

  it('reads its unit with the input', () => {
    render(<TextField label="Length" suffix="m" />);
    expect(describedBy(screen.getByRole('textbox', { name: 'Length' }))).toEqual(['m']);
  });

  it('is not described by a button beside it', () => {
    render(<TextField error="Wrong" label="Password" suffix={<button type="button">Show</button>} />);
    expect(describedBy(screen.getByRole('textbox', { name: 'Password' }))).toEqual(['Wrong']);
  });

  it('says that it was checked only while there is no error', () => {
    render(<TextField error="Wrong" label="VAT id" success="Checked" />);
    expect(screen.queryByText('Checked')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<TextField error="Required" label="Phone" optionalLabel="optional" suffix="m" />);
    await expectNoAxeViolations();
  });
});
