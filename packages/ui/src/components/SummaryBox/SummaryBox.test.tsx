import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SummaryBox } from './SummaryBox';

describe('SummaryBox', () => {
  it('has a heading', () => {
    render(<SummaryBox heading="Your order">Total</SummaryBox>);
    expect(screen.getByRole('heading', { name: 'Your order', level: 2 })).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SummaryBox heading="Your order">Total</SummaryBox>);
    await expectNoAxeViolations();
  });
});
