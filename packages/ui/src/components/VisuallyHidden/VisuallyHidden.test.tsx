import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  it('stays in the accessible name', () => {
    render(
      <button type="button">
        € 80,44 <VisuallyHidden>per square metre</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: '€ 80,44 per square metre' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<VisuallyHidden>per square metre</VisuallyHidden>);
    await expectNoAxeViolations();
  });
});
