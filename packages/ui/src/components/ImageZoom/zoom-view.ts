/** How a picture is looked at: enlarged by `scale`, its middle moved by px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** px of the window that the picture is seen through. */
export interface ZoomFrame {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 6;

// Adding 0 keeps -0 out of the page.
const clamp = (value: number, max: number) => Math.min(max, Math.max(-max, value)) + 0;

/** Moves a view by px, never further than the picture's edge. */
export function pan({ scale, x, y }: ZoomView, dx: number, dy: number, { width, height }: ZoomFrame): ZoomView {
  const room = (scale - 1) / 2;
  return { scale, x: clamp(x + dx, width * room), y: clamp(y + dy, height * room) };
}

/** Enlarges a view by a factor around a point, px from the frame's middle: what is under the finger stays there. */
export function zoom(view: ZoomView, factor: number, frame: ZoomFrame, point = { x: 0, y: 0 }): ZoomView {
  const scale = Math.min(MAX_ZOOM, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  const x = point.x - (point.x - view.x) * grown;
  const y = point.y - (point.y - view.y) * grown;
  return pan({ scale, x, y }, 0, 0, frame);
}
