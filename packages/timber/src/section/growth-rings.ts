const STEP = 3.4;
const MAX_RINGS = 18;

/** Arcs of growth rings as SVG path data in mm; clip them to the section. */
export function growthRings(thickness: number, width: number): string {
  const x = Math.round(width * 0.42);
  const y = Math.round(thickness * 2.1);
  const step = Math.max(STEP, width / MAX_RINGS / 1.6);
  const arcs: string[] = [];
  for (let radius = thickness * 1.15; radius < width * 0.75 + thickness; radius += step) {
    const r = Math.round(radius * 10) / 10;
    arcs.push(`M${Math.round((x - r) * 10) / 10} ${y}a${r} ${r} 0 0 1 ${Math.round(r * 20) / 10} 0`);
  }
  return arcs.join('');
}
