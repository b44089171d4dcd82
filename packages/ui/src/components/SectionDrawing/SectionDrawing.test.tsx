import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { SectionDrawing, SectionOutlines } from './SectionDrawing';

describe('SectionDrawing', () => {
  it('is an image that says what is drawn', () => {
    render(<SectionDrawing hasDimensions profile="grooved" thickness={25} title="25 × 145 mm" width={145} />);
    expect(screen.getByRole('img', { name: '25 × 145 mm' })).toBeTruthy();
  });
  it('is hidden from screen readers without a title', () => {
    const { container } = render(<SectionDrawing profile="smooth" thickness={25} width={145} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
  it('is as large as its millimetres at the scale of its plate, or at its own', () => {
    const sizes = (scale?: number) => {
      const { container } = render(<SectionDrawing profile="smooth" scale={scale} thickness={25} width={145} />);
      const svg = container.querySelector('svg');
      return ['viewBox', 'width', 'height'].map((name) => svg?.getAttribute(name));
    };
    expect(sizes()).toEqual(['0 0 145 25', '1.45em', '0.25em']);
    expect(sizes(2)).toEqual(['0 0 145 25', '290', '50']);
  });
  it('takes a picture of the end grain, which is loaded when somebody comes near', () => {
    const { container } = render(
      <SectionDrawing grain="url(/pictures/larch.webp)" profile="smooth" thickness={25} width={145} />,
    );
    const grain = container.querySelector('g[clip-path] img');
    expect(grain?.getAttribute('src')).toBe('/pictures/larch.webp');
    expect(grain?.getAttribute('loading')).toBe('lazy');
  });
  it('shares an outline that the page holds, and draws the same as with its own', () => {
    const size = { profile: 'ribbed', thickness: 28, width: 145 } as const;
    const { container } = render(
      <>
        <SectionOutlines outlines={[{ id: 'ribbed', ...size }]} />
        <SectionDrawing {...size} outlineId="ribbed" />
        <SectionDrawing {...size} outlineId="ribbed" />
      </>,
    );
    expect(container.querySelectorAll('clipPath path')).toHaveLength(1);
    expect(container.querySelectorAll('use[href="#ribbed"]')).toHaveLength(4);
    expect(container.querySelectorAll('g[clip-path="url(#ribbedclip)"]')).toHaveLength(2);
    expect(container.querySelector('#ribbedclip #ribbed')).not.toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<SectionDrawing hasDimensions profile="grooved" thickness={25} title="25 × 145 mm" width={145} />);
    await expectNoAxeViolations();
  });
});
