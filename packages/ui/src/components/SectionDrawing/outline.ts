/** A corner in mm, y downwards, and the radius that eases it. */
export type Corner = readonly [x: number, y: number, radius?: number];

const round = (value: number) => String(Math.round(value * 100) / 100);
const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** Path through the corners, each eased by its radius (never more than half of the shorter side). */
export function outline(corners: readonly Corner[]): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const [x, y, radius = 0] = corner;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    const command = index === 0 ? 'M' : 'L';
    if (radius === 0) return `${command}${point(x, y)}`;
    return `${command}${point(...start)}Q${point(x, y)} ${point(...end)}`;
  });
  return `${parts.join('')}Z`;
}

function towards([x, y]: Corner, [toX, toY]: Corner, radius: number): [number, number] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(radius, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}
