import { expect, it } from 'vitest';
import { drawingOf } from './drawing-of';

const DRAWN = [
  'a/screws',
  'a/screws-decking-5-0x50',
  'a/screws-decking-5-0x50-coated',
  'a/screws-stainless',
  'a/screws-a2-5',
  'a/screwdrivers-long',
  'a/oil-grey',
];

it('finds the drawing all of whose words are in the name, and of several the one that says most', () => {
  expect(drawingOf('a/screws', 'stainless-steel-decking-screw-a2-5-0x50-mm', DRAWN)).toBe('a/screws-decking-5-0x50');
  expect(drawingOf('a/screws', 'coated-decking-screw-5-0x50-mm', DRAWN)).toBe('a/screws-decking-5-0x50-coated');
});

it('counts words, not letters', () => {
  expect(drawingOf('a/screws', 'stainless-steel-screw-a2-5', DRAWN)).toBe('a/screws-a2-5');
});

it('stays with the kind where size or use was not drawn', () => {
  expect(drawingOf('a/screws', 'decking-screw-6-0x120-mm', DRAWN)).toBe('a/screws');
  expect(drawingOf('a/oil', 'natural-wood-oil', DRAWN)).toBe('a/oil');
});
