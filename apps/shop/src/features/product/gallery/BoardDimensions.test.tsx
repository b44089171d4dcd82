import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { points } from '@/lib/generated/pictures.json';
import { BoardDimensions } from './BoardDimensions';

/** Where the width's line begins, as shares of the picture. */
function widthFromOf(src: string): number[] {
  const { container, unmount } = render(<BoardDimensions src={src} thickness={45} width={145} />);
  const [, , width = 0, height = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const line = container.querySelector('line');
  const from = [Number(line?.getAttribute('x1')) / width, Number(line?.getAttribute('y1')) / height];
  unmount();
  return from.map((share) => Number(share.toFixed(4)));
}

it('measures boards, posts and beams each where they are drawn', () => {
  for (const folder of ['boards', 'posts', 'beams'] as const) {
    expect(widthFromOf(`/api/pictures/a1/${folder}/oak-smooth.webp`)).toEqual(points[folder].widthFrom);
  }
});

it('measures the second of two rhombus profiles', () => {
  const widthFrom = widthFromOf('/api/pictures/a1/boards/oak-rhombus.webp');
  expect(widthFrom).toEqual(points.rhombus.widthFrom);
  expect(widthFrom[0]).toBeGreaterThan(points.boards.widthFrom[0] as number);
});

it('writes numbers beside the lines of what is drawn', () => {
  const { container } = render(
    <BoardDimensions src="/api/pictures/a1/posts/oak-smooth.webp" thickness={90} width={90} />,
  );
  const [thickness, width] = container.querySelectorAll('span');
  const { thicknessFrom, thicknessTo, widthFrom } = points.posts;
  expect(thickness?.textContent).toBe('90');
  expect(Number.parseFloat(thickness?.style.left ?? '')).toBeGreaterThan((thicknessTo[0] as number) * 100);
  expect(Number.parseFloat(thickness?.style.top ?? '')).toBeCloseTo(
    (((thicknessFrom[1] as number) + (thicknessTo[1] as number)) / 2) * 100,
    1,
  );
  expect(Number.parseFloat(width?.style.left ?? '')).toBeGreaterThan((widthFrom[0] as number) * 100);
});
