import { expect, it } from 'vitest';
import { staggerJoints } from './stagger-joints';

it('begins every other row of parts that are about equal with half a board, from the same boards', () => {
  const plan = {
    cuts: [{ length: 3600, boards: 48, pieces: [3600] }],
    joints: [{ length: 7200, rows: 24, parts: [3600, 3600] }],
  };
  expect(staggerJoints(plan)).toEqual({
    cuts: [
      { length: 3600, boards: 36, pieces: [3600] },
      { length: 3600, boards: 12, pieces: [1798, 1798] },
    ],
    joints: [
      { length: 7200, rows: 12, parts: [3600, 3600] },
      { length: 7200, rows: 12, parts: [1798, 3600, 1798] },
    ],
  });
});

it('keeps joints that are not quite in one line apart too', () => {
  const plan = {
    cuts: [
      { length: 3600, boards: 2, pieces: [3600] },
      { length: 3600, boards: 2, pieces: [3400] },
    ],
    joints: [{ length: 7000, rows: 2, parts: [3600, 3400] }],
  };
  expect(staggerJoints(plan).joints.map(({ parts }) => parts)).toEqual([
    [3600, 3400],
    [1698, 3600, 1698],
  ]);
});

it('leaves rows that are staggered by turning them, a single row, and parts too short to halve', () => {
  for (const joined of [
    { length: 5200, rows: 10, parts: [3350, 1850] },
    { length: 7200, rows: 1, parts: [3600, 3600] },
    { length: 1000, rows: 10, parts: [500, 500] },
  ]) {
    const plan = { cuts: [{ length: 3600, boards: 20, pieces: [3600] }], joints: [joined] };
    expect(staggerJoints(plan)).toEqual(plan);
  }
});
