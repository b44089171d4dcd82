import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../testing/described-by';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Radio } from './Radio';

describe('Radio', () => {
  it('reads price and text with the choice', () => {
    render(<Radio aside="79,00" description="To the kerb" label="Delivery" name="shipping" value="delivery" />);
    expect(describedBy(screen.getByRole('radio', { name: 'Delivery' }))).toEqual(['79,00', 'To the kerb']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Radio isBoxed label="Delivery" name="shipping" value="delivery" />);
    await expectNoAxeViolations();
  });
});
