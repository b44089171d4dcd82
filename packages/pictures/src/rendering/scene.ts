import type { Colour } from '../colour.ts';
import type { Vector } from '../vector.ts';
import type { Solid } from './solid.ts';

/** What grows or lies on the level ground. */
export interface GroundCover {
  /** Writes the linear colour that a ray finds which would meet the ground at a point, `distance` mm from the eye. */
  colourAt(point: Vector, ray: Vector, distance: number, out: Colour): void;
}

/** Which objects are where, how they are lit and from where they are seen. */
export interface Scene {
  readonly solids: readonly Solid[];
  readonly eye: Vector;
  readonly target: Vector;
  /** See {@link View.spread}. */
  readonly spread: number;
  /** Direction to the sun; any length. */
  readonly sun: Vector;
  readonly sunShare: number;
  /** See {@link Light.warmth}. */
  readonly warmth?: number;
  /** Colour of ground and background. */
  readonly ground: string;
  /** What covers the ground; it is plain when left out. */
  readonly cover?: GroundCover;
  /** Colour of the sky at the horizon and overhead, instead of a plain background. */
  readonly sky?: readonly [string, string];
  /** See {@link Light.groundShare}. */
  readonly groundShare: number;
  /** Colour of deep water, when the ground is water. */
  readonly water?: string;
  /** Brightens what is in the scene, not its background; 1 when left out. */
  readonly exposure?: number;
  /** Raster of the shadows on the ground and how far around the solids they reach, mm. */
  readonly shadowCell: number;
  readonly shadowMargin: number;
}
