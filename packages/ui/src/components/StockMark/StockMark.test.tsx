import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { StockMark } from './StockMark';

describe('StockMark', () => {
  it('says the state in words and hides the mark', () => {
    const { container } = render(<StockMark state="low">7 left</StockMark>);
    expect(container.textContent).toBe('7 left');
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<StockMark state="none">from 4 Dec</StockMark>);
    await expectNoAxeViolations();
  });
});
