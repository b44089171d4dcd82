/** Surfaces of which the shop shows a picture. */
export type Surface = 'smooth' | 'grooved' | 'ribbed' | 'sawn' | 'laminated' | 'green' | 'brown' | 'grey';

/** Grooves along a board, mm. */
export interface Grooves {
  /** From groove to groove. */
  readonly pitch: number;
  readonly width: number;
  readonly depth: number;
  /** Left edge of every groove, from the left edge of the board. */
  readonly starts: readonly number[];
}

const SHAPES: Partial<Record<Surface, { pitch: number; width: number; depth: number }>> = {
  grooved: { pitch: 11, width: 5, depth: 2.4 },
  ribbed: { pitch: 5.2, width: 2.4, depth: 1.5 },
};

/** The grooves of a board of this width (mm), centred with a plain margin on both sides; null when it has none. */
export function groovesOf(surface: Surface, boardWidth: number): Grooves | null {
  const shape = SHAPES[surface];
  if (!shape) return null;
  const count = Math.floor((boardWidth - 16 + (shape.pitch - shape.width)) / shape.pitch);
  const total = count * shape.pitch - (shape.pitch - shape.width);
  const first = (boardWidth - total) / 2;
  return { ...shape, starts: Array.from({ length: count }, (_, i) => first + i * shape.pitch) };
}

/** Height of the face at x (mm from the left edge): 0 on the face, negative in grooves and on eased edges. */
export function heightAt(x: number, boardWidth: number, grooves: Grooves | null, edgeRadius = 3): number {
  const inset = Math.min(x, boardWidth - x);
  if (inset < edgeRadius) {
    const run = edgeRadius - Math.max(0, inset);
    return Math.sqrt(edgeRadius * edgeRadius - run * run) - edgeRadius;
  }
  if (!grooves) return 0;
  const first = grooves.starts[0] as number;
  const index = Math.floor((x - first) / grooves.pitch);
  if (index < 0 || index >= grooves.starts.length) return 0;
  const across = (x - first - index * grooves.pitch) / grooves.width;
  // Flat bottom with rounded flanks, as a moulding cutter leaves it.
  return across < 1 ? -grooves.depth * Math.min(1, Math.sin(Math.PI * across) * 1.5) : 0;
}
