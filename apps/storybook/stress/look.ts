import { page } from 'vitest/browser';

/** Smaller differences are the smoothing of an edge. */
const VISIBLE_STEP = 64;
const VISIBLE_PIXELS = 8;

/** What an element looks like, as red, green, blue and alpha of its pixels. */
export async function lookOf(element: Element): Promise<Uint8ClampedArray> {
  const png = await page.screenshot({ element, save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext(
    '2d',
  ) as OffscreenCanvasRenderingContext2D;
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height).data;
}

/** Whether nobody could tell two looks apart. */
export function isSameLook(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  if (one.length !== other.length) return false;
  const differing = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > VISIBLE_STEP);
  return differing.length < VISIBLE_PIXELS;
}
