import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  it('says what is waited for when it has a label', () => {
    render(<Skeleton label="Loading" />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
  it('is hidden without a label', () => {
    render(<Skeleton count={3} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Skeleton label="Loading" />);
    await expectNoAxeViolations();
  });
});
