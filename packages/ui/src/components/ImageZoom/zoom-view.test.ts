import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, pan, WHOLE, zoom } from './zoom-view';

const frame = { width: 600, height: 400 };

describe('zoom', () => {
  it('enlarges up to a limit and never shrinks below the whole picture', () => {
    expect(zoom(WHOLE, 2, frame)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoom(WHOLE, 100, frame).scale).toBe(MAX_ZOOM);
    expect(zoom({ scale: 2, x: 90, y: -50 }, 0.1, frame)).toEqual(WHOLE);
  });

  it('keeps what is under the finger where it is', () => {
    const point = { x: 100, y: -50 };
    const view = zoom(WHOLE, 2, frame, point);
    // The picture's own point under the finger, before and after.
    expect((point.x - view.x) / view.scale).toBe(100);
    expect((point.y - view.y) / view.scale).toBe(-50);
  });
});

describe('pan', () => {
  it('stops at the edges of the picture', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(pan(view, 100, 100, frame)).toEqual({ scale: 2, x: 100, y: 100 });
    expect(pan(view, 9999, -9999, frame)).toEqual({ scale: 2, x: 300, y: -200 });
    expect(pan(WHOLE, 50, 50, frame)).toEqual(WHOLE);
  });
});
