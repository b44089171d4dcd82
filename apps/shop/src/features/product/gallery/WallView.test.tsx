import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { WallView } from './WallView';

const hang = (family: string, cover: number, profile: 'bevel' | 'rhombus' | 'grooved', width: number) =>
  render(
    <WallView
      locale="en"
      product={sampleProduct({
        family,
        face: null,
        cover,
        thickness: 20,
        width,
        profile1: { slug: profile, name: profile },
      })}
    />,
  );

describe('WallView', () => {
  it('says how cladding that overlaps is laid (PD-24)', () => {
    const { container } = hang('CL', 115, 'bevel', 140);
    expect(screen.getByRole('img', { name: /^Upright section.*covering 115\s?mm.*20\s?mm of air/ })).toBeDefined();
    expect(container.textContent).toMatch(/Overlap25\s?mm/);
  });

  it('has a heading that opens it where it is folded', () => {
    hang('CL', 115, 'bevel', 140);
    const summary = screen.getAllByRole('heading', { name: 'How it is fixed to the wall' });
    expect(summary.some((heading) => heading.closest('summary'))).toBe(true);
  });

  it('lets each bevelled board lean on the one below, from the batten on', () => {
    const { container } = hang('CL', 115, 'bevel', 140);
    const [first] = [...container.querySelectorAll('g[transform]')];
    const lean = Number(/matrix\(([\d.]+)/.exec(first?.getAttribute('transform') ?? '')?.[1]);
    expect(lean).toBeCloseTo(0.091, 2);
  });

  it('says how wide the open joint of rhombus is', () => {
    expect(hang('RH', 74, 'rhombus', 68).container.textContent).toMatch(/Open joint6\s?mm/);
  });

  it('draws nothing of decking', () => {
    expect(hang('DH', 150, 'grooved', 145).container.textContent).toBe('');
  });
});
