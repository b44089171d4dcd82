import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Stars } from './Stars';

describe('Stars', () => {
  it('is one image that says its value', () => {
    render(<Stars label="4.5 of 5" value={4.5} />);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Stars label="4.5 of 5" value={4.5} />);
    await expectNoAxeViolations();
  });
});
