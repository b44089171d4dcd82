import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Meter } from './Meter';

describe('Meter', () => {
  it('is a meter with its value in words', () => {
    render(<Meter label="Size" max={10} value={4} valueText="4 of 10 MB" />);
    expect(screen.getByRole('meter', { name: 'Size' }).textContent).toBe('4 of 10 MB');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Meter label="Size" max={10} value={12} valueText="12 of 10 MB" />);
    await expectNoAxeViolations();
  });
});
