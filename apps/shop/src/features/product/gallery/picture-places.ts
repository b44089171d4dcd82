/** px of the view box of lines on a picture: the gallery's shape. */
export const PICTURE = { width: 648, height: 486 } as const;

/** A place on a picture in shares of its width and height, as `npm run pictures` notes them. */
export type Share = readonly number[];

/** The place in the view box. */
export const at = ([across = 0, down = 0]: Share) => [across * PICTURE.width, down * PICTURE.height] as const;

/** A share as CSS has it. */
export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
