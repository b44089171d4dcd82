import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  it('hides the drawing and shows the heading', () => {
    render(<EmptyState dimension="404" heading="Not found" headingLevel={1} note="0 pieces" />);
    expect(screen.getByRole('heading', { name: 'Not found', level: 1 })).toBeTruthy();
    expect(screen.getByText('404').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('draws nothing where it has no number to say', () => {
    const { container } = render(<EmptyState heading="No orders yet" layout="beside" />);
    expect(container.querySelector('[aria-hidden="true"]')).toBeNull();
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
  });

  it('draws larger where it is all that the page says', () => {
    const drawingOf = (headingLevel: 1 | 2) => {
      const { container, unmount } = render(<EmptyState dimension="404" heading="x" headingLevel={headingLevel} />);
      const className = container.querySelector('[aria-hidden="true"]')?.className;
      unmount();
      return className;
    };
    expect(drawingOf(1)).not.toBe(drawingOf(2));
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<EmptyState heading="The cart is empty" />);
    await expectNoAxeViolations();
  });
});
