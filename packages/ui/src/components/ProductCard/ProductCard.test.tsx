import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ProductCard } from './ProductCard';

const prices = [
  { amount: '€ 80,44', unit: '/m²' },
  { amount: '€ 12,07', unit: '/m' },
];

describe('ProductCard', () => {
  it('is named by its product and keeps the second action beside the link', () => {
    render(
      <ul>
        <ProductCard href="/larch" name="Larch" prices={prices} action={<button type="button">Sample</button>} />
      </ul>,
    );
    expect(screen.getByRole('heading', { name: 'Larch', level: 3 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Larch' }).contains(screen.getByRole('button'))).toBe(false);
  });
  it('shows the price per metre in the same prominence as the one per square metre', () => {
    render(
      <ul>
        <ProductCard href="/larch" name="Larch" prices={prices} />
      </ul>,
    );
    expect(screen.getByText('€ 80,44').className).toBe(screen.getByText('€ 12,07').className);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <ul>
        <ProductCard href="/larch" name="Larch" prices={prices} stock="in stock" />
      </ul>,
    );
    await expectNoAxeViolations();
  });
});
