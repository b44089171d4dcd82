/**
 * Sizes of the specification in px, each followed by its double for dense screens. Anything else is refused, so that
 * nobody fills the cache with sizes of his own.
 */
export const PICTURE_SIZES = [
  ...(['73x90', '146x180'] as const),
  ...(['171x210', '342x420'] as const),
  ...(['360x442', '720x884'] as const),
  ...(['620x761', '1240x1522'] as const),
] as const;

type ListedSize = (typeof PICTURE_SIZES)[number];
type WidthOf<Size> = Size extends `${infer Width}x${string}` ? Width : never;
type HeightOf<Size> = Size extends `${string}x${infer Height}` ? Height : never;

/** A size of the list, or one of its sides with 0 for the other, which then follows from the picture's shape. */
export type PictureSize = ListedSize | `${WidthOf<ListedSize>}x0` | `0x${HeightOf<ListedSize>}`;

const allowed: ReadonlySet<string> = new Set(
  PICTURE_SIZES.flatMap((size) => {
    const [width, height] = size.split('x');
    return [size, `${width}x0`, `0x${height}`];
  }),
);

/** Whether pictures are cut to that size. */
export function isPictureSize(size: string): size is PictureSize {
  return allowed.has(size);
}

/** The size with twice as many pixels each way, for dense screens; null where the list has none. */
export function denseSize(size: PictureSize): PictureSize | null {
  const dense = size
    .split('x')
    .map((side) => Number(side) * 2)
    .join('x');
  return isPictureSize(dense) ? dense : null;
}
