import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Facts } from './Facts';

describe('Facts', () => {
  it('pairs each name with its value', () => {
    render(<Facts items={[{ label: 'Pieces', value: '30' }]} />);
    expect([screen.getByRole('term').textContent, screen.getByRole('definition').textContent]).toEqual([
      'Pieces',
      '30',
    ]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Facts isRuled items={[{ label: 'Pieces', value: '30' }]} />);
    await expectNoAxeViolations();
  });
});
