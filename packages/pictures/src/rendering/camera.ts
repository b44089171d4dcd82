import { add, cross, dot, subtract, unit, type Vector } from '../vector.ts';

/** Where the viewer is (mm) and what the middle of the picture shows. */
export interface View {
  readonly eye: Vector;
  readonly target: Vector;
  /** Half the width of the picture at distance 1: 0.5 is about a 36 mm lens. */
  readonly spread: number;
  /** Width ÷ height of the picture. */
  readonly aspect: number;
}

/** A pinhole camera; positions in the picture are shares of its width and height from the top left. */
export interface Camera {
  readonly eye: Vector;
  /** Direction (length 1) of what is seen at a position. */
  rayAt(across: number, down: number): Vector;
  /** Position at which a point in space is seen. */
  project(point: Vector): [number, number];
}

export function createCamera({ eye, target, spread, aspect }: View): Camera {
  const forward = unit(subtract(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return {
    eye,
    rayAt(across, down) {
      const u = (across - 0.5) * 2 * spread;
      const v = ((0.5 - down) * 2 * spread) / aspect;
      return unit(add(add(forward, right, u), up, v));
    },
    project(point) {
      const seen = subtract(point, eye);
      const distance = dot(seen, forward) * 2 * spread;
      return [0.5 + dot(seen, right) / distance, 0.5 - (dot(seen, up) * aspect) / distance];
    },
  };
}
