import type { DrawnSize } from './accessories/oblique.ts';
import type { PictureFacts } from './write-picture.ts';

/** Points on a picture as shares of its width and height, for dimension lines drawn over it. */
export type PicturePoints = Record<string, readonly [number, number]>;

/** What a task made, by path below the folder of pictures. */
export interface TaskResult {
  readonly pictures: Record<string, PictureFacts>;
  readonly points?: Record<string, PicturePoints>;
  /** Sizes to be written on pictures of accessories, by the picture's name. */
  readonly sizes?: Record<string, readonly DrawnSize[]>;
}

/** One thing that `--only` can name. */
export interface Task {
  readonly name: string;
  run(folder: string): Promise<TaskResult>;
}
