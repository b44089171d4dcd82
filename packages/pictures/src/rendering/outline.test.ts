import { describe, expect, it } from 'vitest';
import type { Vector } from '../vector.ts';
import { createOutline, pointsOfPath } from './outline.ts';

/** A board of 20 × 10 mm whose face has a step down in its left half. */
const step = createOutline([
  [-10, -5],
  [0, -5],
  [0, 0],
  [10, 0],
  [10, -10],
  [-10, -10],
]);
const meet = (eye: Vector, ray: Vector) => step.meet(eye, ray, 0, 100, 1e6);

describe('createOutline', () => {
  it('is met on its face, higher on one half than on the other', () => {
    expect(meet([5, 50, 20], [0, 0, -1])).toEqual({ distance: 20, isEnd: false, normal: [-0, 0, 1] });
    expect(meet([-5, 50, 20], [0, 0, -1])?.distance).toBe(25);
  });

  it('is met on the side of the step, with a normal against the ray', () => {
    const met = meet([-20, 50, -2], [1, 0, 0]);
    expect(met?.distance).toBe(20);
    expect(met?.normal[0]).toBe(-1);
  });

  it('is met on its end only where there is wood', () => {
    expect(meet([5, -30, -2], [0, 1, 0])).toMatchObject({ distance: 30, isEnd: true, normal: [0, -1, 0] });
    expect(meet([-5, -30, -2], [0, 1, 0])).toBeNull();
    expect(meet([-5, -30, -7], [0, 1, 0])?.isEnd).toBe(true);
  });

  it('is passed beside, beyond its ends and behind the eye', () => {
    expect(meet([15, 50, 20], [0, 0, -1])).toBeNull();
    expect(meet([5, 150, 20], [0, 0, -1])).toBeNull();
    expect(meet([5, 50, 20], [0, 0, 1])).toBeNull();
    expect(step.meet([5, 50, 20], [0, 0, -1], 0, 100, 19)).toBeNull();
  });
});

describe('pointsOfPath', () => {
  it('reads the path data of a section, from the middle of the board and from its face', () => {
    expect(pointsOfPath('M0 0h150v24h-150z', 150)).toEqual([
      [-75, -0],
      [75, -0],
      [75, -24],
      [-75, -24],
    ]);
  });

  it('breaks curves into steps and reads numbers that only a minus sign parts', () => {
    const points = pointsOfPath('M0 3q0-3 3-3l4 .5', 10);
    expect(points[0]).toEqual([-5, -3]);
    expect(points).toHaveLength(6);
    expect(points[4]).toEqual([-2, -0]);
    expect(points[5]).toEqual([2, -0.5]);
  });
});
