import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Button } from './Button';

describe('Button', () => {
  it('submits a form only with type submit', () => {
    render(<Button>Add to cart</Button>);
    expect(screen.getByRole('button', { name: 'Add to cart' }).getAttribute('type')).toBe('button');
  });
  it('no longer submits while busy, but keeps the focus', () => {
    render(
      <Button isBusy type="submit">
        Checking
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Checking' });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('type')).toBe('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Button icon="cart">Add to cart</Button>);
    await expectNoAxeViolations();
  });
});
