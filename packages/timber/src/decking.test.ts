import { expect, it } from 'vitest';
import { boardScrewLength, boardsOfScrew, deckingScrew, isDeepEnough, joistSpacing } from './decking';

it('sets joists closer below thin boards, softwood and boards that lie diagonally', () => {
  expect(joistSpacing(21, false)).toEqual({ straight: 400, diagonal: 300 });
  expect(joistSpacing(27, false)).toEqual({ straight: 450, diagonal: 330 });
  expect(joistSpacing(28, true)).toEqual({ straight: 450, diagonal: 330 });
  expect(joistSpacing(45, false)).toEqual({ straight: 700, diagonal: 520 });
  expect(joistSpacing(20, true)).toEqual({ straight: 350, diagonal: 260 });
});

it('takes longer screws for thicker boards', () => {
  const screws = [21, 25, 28, 35, 45].map(deckingScrew);
  expect(screws.map(({ diameter, length }) => `${diameter} × ${length}`)).toEqual([
    ...['5 × 50', '5.5 × 60', '5.5 × 60', '5.5 × 70', '5.5 × 90'],
  ]);
  expect([20, 22, 27, 40].map(boardScrewLength)).toEqual([40, 50, 60, 80]);
});

it('names the boards that a screw is for', () => {
  expect(boardsOfScrew({ diameter: 5, length: 50 })).toEqual([21]);
  expect(boardsOfScrew({ diameter: 5.5, length: 60 })).toEqual([25, 28]);
  expect(boardsOfScrew({ diameter: 5.5, length: 90 })).toEqual([45]);
  expect(boardsOfScrew({ diameter: 4, length: 45 })).toEqual([]);
});

it('takes joists that hold the screw and do not let it through', () => {
  expect(isDeepEnough(44, 35)).toBe(true);
  expect(isDeepEnough(44, 45)).toBe(false);
  expect(isDeepEnough(70, 45)).toBe(true);
  expect(isDeepEnough(40, 35)).toBe(true);
  expect(isDeepEnough(39, 35)).toBe(false);
});
