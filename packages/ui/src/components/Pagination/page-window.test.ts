import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it('shows all pages when there are few', () => {
    expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  });
  it('shows four pages and the last one at the start', () => {
    expect(pageWindow(1, 7)).toEqual([1, 2, 3, 4, 'gap', 7]);
  });
  it('shows the neighbours in the middle', () => {
    expect(pageWindow(8, 20)).toEqual([1, 'gap', 7, 8, 9, 'gap', 20]);
  });
  it('never leaves out a single page', () => {
    expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  });
  it('shows four pages at the end', () => {
    expect(pageWindow(7, 7)).toEqual([1, 'gap', 4, 5, 6, 7]);
  });
});
