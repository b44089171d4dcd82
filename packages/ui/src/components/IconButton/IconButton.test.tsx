import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('is named by its label', () => {
    render(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<IconButton icon="close" label="Close" />);
    await expectNoAxeViolations();
  });
});
