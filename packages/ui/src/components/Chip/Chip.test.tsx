import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Chip } from './Chip';

describe('Chip', () => {
  it('is named by what it removes', () => {
    render(
      <Chip href="/without" removeLabel="Remove 28–40 mm">
        28–40 mm
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'Remove 28–40 mm' })).toBeTruthy();
  });
  it('marks the chosen one', () => {
    render(
      <Chip href="/all" isCurrent>
        All
      </Chip>,
    );
    expect(screen.getByRole('link', { name: 'All', current: true })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(
      <Chip href="/without" removeLabel="Remove 28–40 mm">
        28–40 mm
      </Chip>,
    );
    await expectNoAxeViolations();
  });
});
