import { describe, expect, it } from 'vitest';
import { add } from '../vector.ts';
import { createCamera } from './camera.ts';

const camera = createCamera({ eye: [600, -130, 265], target: [25, 315, 28], spread: 0.55, aspect: 1440 / 760 });

describe('createCamera', () => {
  it('shows the target in the middle of the picture', () => {
    const [across, down] = camera.project([25, 315, 28]);
    expect(across).toBeCloseTo(0.5, 10);
    expect(down).toBeCloseTo(0.5, 10);
  });

  it('projects every point of a ray back to where the ray left the picture', () => {
    for (const [across, down] of [
      [0.1, 0.2],
      [0.9, 0.35],
      [0.31, 0.97],
    ] as const) {
      const [x, y] = camera.project(add(camera.eye, camera.rayAt(across, down), 700));
      expect(x).toBeCloseTo(across, 10);
      expect(y).toBeCloseTo(down, 10);
    }
  });

  it('shows a higher point nearer to the top', () => {
    expect(camera.project([0, 0, 28])[1]).toBeLessThan(camera.project([0, 0, 0])[1]);
  });
});
