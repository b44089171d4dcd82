/** A corner in mm, y downwards, and the radius that eases it. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A point in hundredths of a mm: whole numbers, so that relative steps add up to where they should. */
type Point = readonly [x: number, y: number];

const hundredths = ([x, y]: readonly [number, number]): Point => [Math.round(x * 100), Math.round(y * 100)];

/** Millimetres without a leading zero; a minus sign parts numbers as well as a space does. */
function numbers(...values: number[]): string {
  return values
    .map((value) => String(value / 100).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/**
 * Path through the corners, each eased by its radius (never more than half of the shorter side). Written in relative
 * steps: shorter, and equal grooves are equal text, which compresses.
 */
export function outline(corners: readonly Corner[]): string {
  let path = '';
  let pen: Point = [0, 0];
  const step = (to: Point): Point => [to[0] - pen[0], to[1] - pen[1]];

  function line(to: Point): void {
    const [dx, dy] = step(to);
    if (path === '') path = `M${numbers(...to)}`;
    else if (dy === 0) path += dx === 0 ? '' : `h${numbers(dx)}`;
    else path += dx === 0 ? `v${numbers(dy)}` : `l${numbers(dx, dy)}`;
    pen = to;
  }

  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const [x, y, radius = 0] = corner;
    line(hundredths(towards(corner, before, radius)));
    if (radius === 0) return;
    const end = hundredths(towards(corner, after, radius));
    path += `q${numbers(...step(hundredths([x, y])), ...step(end))}`;
    pen = end;
  });
  return `${path}z`;
}

function towards([x, y]: Corner, [toX, toY]: Corner, radius: number): [number, number] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(radius, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}
