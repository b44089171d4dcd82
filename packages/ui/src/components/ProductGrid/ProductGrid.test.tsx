import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ProductGrid } from './ProductGrid';

describe('ProductGrid', () => {
  it('is a named list', () => {
    render(
      <ProductGrid label="Decking">
        <li>Larch</li>
      </ProductGrid>,
    );
    expect(screen.getByRole('list', { name: 'Decking' })).toBeTruthy();
  });

  it('knows the widest section, so that drawings shrink together where it would not fit', () => {
    const { getByRole } = render(
      <ProductGrid widest={195}>
        <li>Larch</li>
      </ProductGrid>,
    );
    expect(getByRole('list').style.getPropertyValue('--kit-section-widest')).toBe('195');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <ProductGrid label="Decking">
        <li>Larch</li>
      </ProductGrid>,
    );
    await expectNoAxeViolations();
  });
});
