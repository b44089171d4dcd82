import type { Vector } from '../vector.ts';
import { intersectSolid } from './intersect-solid.ts';
import type { Hit, Solid } from './solid.ts';

/** Finds what a ray meets among many solids without asking each of them. */
export interface BoundingTree {
  /** Nearest solid, written into `hit`; false when the ray meets nothing within `hit.distance`. */
  nearest(eye: Vector, ray: Vector, hit: Hit): boolean;
  /** True when anything is in the way. */
  blocks(eye: Vector, ray: Vector): boolean;
  /** Corners of everything, mm. */
  readonly low: Vector;
  readonly high: Vector;
}

interface Node {
  readonly low: Vector;
  readonly high: Vector;
  /** Axis along which the halves were split: says which half a ray meets first. */
  readonly axis: number;
  readonly left: Node | null;
  readonly right: Node | null;
  readonly solids: readonly Solid[];
}

const LEAF_SIZE = 3;

export function createBoundingTree(solids: readonly Solid[]): BoundingTree {
  const root = buildNode(solids.map((solid) => ({ solid, ...boundsOf(solid) })));
  const spare: Hit = { distance: 0, solid: null, axis: 0, sign: 1 };
  return {
    low: root.low,
    high: root.high,
    blocks(eye, ray) {
      spare.distance = 1e6;
      return meets(root, eye, ray, [1 / ray[0], 1 / ray[1], 1 / ray[2]], spare);
    },
    nearest(eye, ray, hit) {
      const inverse: Vector = [1 / ray[0], 1 / ray[1], 1 / ray[2]];
      return visit(root, eye, ray, inverse, hit);
    },
  };
}

function visit(node: Node, eye: Vector, ray: Vector, inverse: Vector, hit: Hit): boolean {
  if (!reaches(node, eye, inverse, hit.distance)) return false;
  let found = false;
  for (const solid of node.solids) if (intersectSolid(solid, eye, ray, hit)) found = true;
  const isForward = (ray[node.axis] as number) > 0;
  const first = isForward ? node.left : node.right;
  const second = isForward ? node.right : node.left;
  if (first && visit(first, eye, ray, inverse, hit)) found = true;
  if (second && visit(second, eye, ray, inverse, hit)) found = true;
  return found;
}

function meets(node: Node, eye: Vector, ray: Vector, inverse: Vector, hit: Hit): boolean {
  if (!reaches(node, eye, inverse, hit.distance)) return false;
  for (const solid of node.solids) if (intersectSolid(solid, eye, ray, hit)) return true;
  if (node.left && meets(node.left, eye, ray, inverse, hit)) return true;
  return node.right !== null && meets(node.right, eye, ray, inverse, hit);
}

function reaches(node: Node, eye: Vector, inverse: Vector, limit: number): boolean {
  let near = 0;
  let far = limit;
  for (let i = 0; i < 3; i++) {
    const a = ((node.low[i] as number) - (eye[i] as number)) * (inverse[i] as number);
    const b = ((node.high[i] as number) - (eye[i] as number)) * (inverse[i] as number);
    const enter = Math.min(a, b);
    const leave = Math.max(a, b);
    if (enter > near) near = enter;
    if (leave < far) far = leave;
  }
  return near <= far;
}

interface Bounded {
  readonly solid: Solid;
  readonly low: Vector;
  readonly high: Vector;
}

function buildNode(items: readonly Bounded[]): Node {
  const low = extreme(items, 'low', Math.min);
  const high = extreme(items, 'high', Math.max);
  if (items.length <= LEAF_SIZE)
    return { low, high, axis: 0, left: null, right: null, solids: items.map(({ solid }) => solid) };
  const size = [0, 1, 2].map((i) => (high[i] as number) - (low[i] as number));
  const axis = size.indexOf(Math.max(...size));
  const middle = (item: Bounded) => (item.low[axis] as number) + (item.high[axis] as number);
  const ordered = [...items].sort((a, b) => middle(a) - middle(b));
  const half = ordered.length >> 1;
  return {
    low,
    high,
    axis,
    left: buildNode(ordered.slice(0, half)),
    right: buildNode(ordered.slice(half)),
    solids: [],
  };
}

function extreme(items: readonly Bounded[], side: 'low' | 'high', pick: (a: number, b: number) => number): Vector {
  const at = (i: number) => items.map((item) => item[side][i] as number).reduce((a, b) => pick(a, b));
  return [at(0), at(1), at(2)];
}

function boundsOf({ frame, low, high }: Solid): { low: Vector; high: Vector } {
  const reach = (i: number, side: -1 | 1) =>
    frame.axes.reduce((sum, axis, j) => {
      const a = (axis[i] as number) * (low[j] as number);
      const b = (axis[i] as number) * (high[j] as number);
      return sum + (side < 0 ? Math.min(a, b) : Math.max(a, b));
    }, frame.origin[i] as number);
  return {
    low: [reach(0, -1), reach(1, -1), reach(2, -1)],
    high: [reach(0, 1), reach(1, 1), reach(2, 1)],
  };
}
