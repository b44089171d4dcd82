import { backOverhang, sectionPath } from '@geven/timber/section';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { CoverDrawing } from './CoverDrawing';

const draw = (cover: number) =>
  render(
    <CoverDrawing
      cover={cover}
      labels={{ thickness: '22', width: '145 mm', cover: `Working width ${cover} mm`, gap: 'Gap 5 mm' }}
      profile="channel-siding"
      thickness={22}
      title={`Cross-section, working width ${cover} mm`}
      width={145}
    />,
  );

describe('CoverDrawing', () => {
  it('draws the neighbour one working width further', () => {
    const { container } = draw(126);
    expect(container.querySelector('g[transform="translate(126 0)"]')).not.toBeNull();
    expect(screen.getByRole('img', { name: 'Cross-section, working width 126 mm' }).textContent).toContain('145 mm');
  });

  it('names the gap where there is one, and none where boards overlap', () => {
    expect(draw(150).container.textContent).toContain('Gap 5 mm');
    expect(draw(126).container.textContent).not.toContain('Gap 5 mm');
  });

  it('measures the gap from the edge of the board to that of its neighbour', () => {
    const { container } = draw(150);
    const edges = [...container.querySelectorAll('svg svg')].map((edge) =>
      Number.parseFloat(edge.getAttribute('x') ?? ''),
    );
    const whole = 150 + 145 * 0.3;
    expect(edges).toEqual([(100 * 145) / whole, (100 * 150) / whole].map((share) => expect.closeTo(share)));
    expect(draw(126).container.querySelector('svg svg')).toBeNull();
  });

  it('draws a bevelled neighbour below the board that lies on it', () => {
    const { container } = render(
      <CoverDrawing
        cover={115}
        labels={{ thickness: '20', width: '140 mm', cover: 'Working width 115 mm' }}
        profile="bevel"
        thickness={20}
        title="Cross-section"
        width={140}
      />,
    );
    const neighbour = container.querySelector('g[transform^="translate(115"]')?.getAttribute('transform');
    const depth = Number(/ ([\d.]+)\)$/.exec(neighbour ?? '')?.[1]);
    expect(depth).toBeCloseTo(10.5, 1);
    const viewBox = container.querySelector('svg[viewBox]')?.getAttribute('viewBox')?.split(' ');
    expect(Number(viewBox?.[3])).toBeCloseTo(30.5, 1);
  });

  it('leaves the gap between the faces of a rhombus, whose backs stand out', () => {
    const { container } = render(
      <CoverDrawing
        cover={74}
        labels={{ thickness: '26', width: '68 mm', cover: 'Working width 74 mm', gap: 'Gap 6 mm' }}
        profile="rhombus"
        thickness={26}
        title="Cross-section"
        width={68}
      />,
    );
    expect(container.querySelector('clipPath path')?.getAttribute('d')).toBe(
      sectionPath('rhombus', 26, 68 + backOverhang('rhombus', 26)),
    );
    const [neighbour, board] = [...container.querySelectorAll('g[transform]')].map((each) =>
      Number(/translate\(([\d.]+)/.exec(each.getAttribute('transform') ?? '')?.[1]),
    );
    expect((neighbour ?? 0) - (board ?? 0)).toBe(74);
    expect(board).toBe(0);
    // What measures it below leads to corners of its lower side, where gaps and widths are the same.
    const overhang = backOverhang('rhombus', 26);
    const leaders = [...container.querySelectorAll('line[x1][x2][y2]:not([y1])')].map((line) =>
      Number.parseFloat(line.getAttribute('x1') ?? ''),
    );
    const whole = 74 + 68 * 0.3;
    expect(leaders).toEqual([0, 68, 74].map((edge) => expect.closeTo((100 * edge) / whole)));
    const gapEdges = [...container.querySelectorAll('svg svg')].map((edge) =>
      Number.parseFloat(edge.getAttribute('x') ?? ''),
    );
    expect(gapEdges).toEqual([68, 74].map((edge) => expect.closeTo((100 * (overhang + edge)) / whole)));
  });

  it('has no accessibility violations (DC-03)', async () => {
    draw(150);
    await expectNoAxeViolations();
  });
});
