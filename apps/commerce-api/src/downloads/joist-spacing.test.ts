import { expect, it } from 'vitest';
import { deckingScrew, joistSpacing } from './joist-spacing';

it('sets joists closer below thin boards, softwood and boards that lie diagonally', () => {
  expect(joistSpacing(21, false)).toEqual({ straight: 400, diagonal: 300 });
  expect(joistSpacing(27, false)).toEqual({ straight: 450, diagonal: 330 });
  expect(joistSpacing(28, true)).toEqual({ straight: 450, diagonal: 330 });
  expect(joistSpacing(45, false)).toEqual({ straight: 700, diagonal: 520 });
  expect(joistSpacing(20, true)).toEqual({ straight: 350, diagonal: 260 });
});

it('takes longer screws for thicker boards', () => {
  expect([21, 25, 28, 35, 45].map(deckingScrew)).toEqual(['5,0 × 50', '5,5 × 60', '5,5 × 60', '5,5 × 70', '5,5 × 90']);
});
