import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Icon } from './Icon';

describe('Icon', () => {
  it('says nothing without a label', () => {
    render(<Icon name="cart" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
  it('is an image with its label', () => {
    render(<Icon label="Cart" name="cart" />);
    expect(screen.getByRole('img', { name: 'Cart' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Icon label="Cart" name="cart" />);
    await expectNoAxeViolations();
  });
});
