import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Stack } from './Stack';

describe('Stack', () => {
  it('can be a list for screen readers', () => {
    render(
      <Stack as="ul">
        <li>Larch</li>
      </Stack>,
    );
    expect(screen.getByRole('list').getAttribute('role')).toBe('list');
  });
  it('sets its distance from the grid', () => {
    render(<Stack gap={6}>Larch</Stack>);
    expect(screen.getByText('Larch').style.getPropertyValue('--kit-gap')).toBe('var(--kit-space-x6)');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Stack>Larch</Stack>);
    await expectNoAxeViolations();
  });
});
