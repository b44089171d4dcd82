import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Toggletip } from './Toggletip';

describe('Toggletip', () => {
  it('lets the browser open the explanation that its button names', () => {
    const { container } = render(<Toggletip label="What the stock means">In the yard.</Toggletip>);
    const panel = container.querySelector('[popover]');
    expect(screen.getByRole('button', { name: 'What the stock means' }).getAttribute('popovertarget')).toBe(panel?.id);
    expect(panel?.textContent).toBe('In the yard.');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Toggletip label="What the stock means">In the yard.</Toggletip>);
    await expectNoAxeViolations();
  });
});
