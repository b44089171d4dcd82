import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Toggle } from './Toggle';

const options = [
  { value: 'private', label: 'Private' },
  { value: 'business', label: 'Business' },
];

describe('Toggle', () => {
  it('is a pair of radios with one chosen', () => {
    render(<Toggle defaultValue="business" legend="Customer" name="customer" options={options} />);
    expect(screen.getByRole('group', { name: 'Customer' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Business', checked: true })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Toggle legend="Customer" name="customer" options={options} />);
    await expectNoAxeViolations();
  });
});
