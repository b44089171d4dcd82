import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Price } from './Price';

describe('Price', () => {
  it('shows the formatted amount as it was given, with its unit', () => {
    const { container } = render(<Price amount="€ 1.234,50" unit="/m²" />);
    expect(container.textContent).toBe('€ 1.234,50/m²');
  });
  it('has a word before the amount', () => {
    const { container } = render(<Price amount="€ 19,97" prefix="from" unit="/l" />);
    expect(container.textContent).toBe('from € 19,97/l');
  });
  it('says what the struck price is', () => {
    render(<Price amount="€ 80,44" was="€ 92,10" wasLabel="Before:" />);
    expect(screen.getByRole('deletion').textContent).toBe('Before: € 92,10');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Price amount="€ 80,44" caption="laid" unit="/m²" />);
    await expectNoAxeViolations();
  });
});
