import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { LengthBar } from './LengthBar';

describe('LengthBar', () => {
  it('is as long as its share of the longest', () => {
    const { container } = render(<LengthBar length={2425} longest={4850} />);
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('50%');
  });

  it('has the colour of its wood', () => {
    const { container } = render(<LengthBar grain="#AE7A44" length={2425} longest={4850} />);
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#AE7A44');
  });

  it('is cut out of the picture of its face', () => {
    const { container, rerender } = render(<LengthBar face="/face.webp" length={1} longest={2} />);
    expect(container.querySelector('image')?.getAttribute('href')).toBe('/face.webp');
    rerender(<LengthBar length={1} longest={2} />);
    expect(container.querySelector('image')).toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<LengthBar length={2425} longest={4850} />);
    await expectNoAxeViolations();
  });
});
