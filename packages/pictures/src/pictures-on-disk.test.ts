import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const FOLDERS = ['apps/commerce-api/pictures', 'apps/shop/public/pictures', 'packages/sample-content/assets'];
const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const shopManifest = JSON.parse(readFileSync(inRepository('apps/shop/src/lib/generated/pictures.json'), 'utf8'));
const MEGABYTE = 1_000_000;
/** px that a number has at least. */
const NUMBER = 28;
/** A step from a corner, as a share of the picture. */
const STEP = 0.012;

/** How much redder than blue a picture is at a place: wood is, white ground and its shadow are not. */
async function warmthAt(path: string, [across, down]: readonly [number, number]): Promise<number> {
  const image = sharp(inRepository(`apps/commerce-api/pictures/${path}`));
  const { width, height } = await image.metadata();
  const place = { left: Math.round(across * width), top: Math.round(down * height), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await image.extract(place).removeAlpha().raw().toBuffer();
  return red - blue;
}

describe('the committed pictures', () => {
  it('stay under 25 MB', () => {
    const sizes = FOLDERS.flatMap((folder) =>
      readdirSync(inRepository(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
        .map((entry) => statSync(join(entry.parentPath, entry.name)).size),
    );
    expect(sizes.length).toBeGreaterThan(500);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * MEGABYTE);
  });

  it.each([
    ['posts', 'posts/douglas-smooth.webp'],
    ['beams', 'beams/larch-european-smooth.webp'],
    ['boards', 'boards/larch-european-smooth.webp'],
    ['rhombus', 'boards/larch-european-rhombus.webp'],
  ] as const)('have the points of %s on the corners of what is drawn', async (folder, path) => {
    const { leftBottom, rightBottom, rightTop } = shopManifest.points[folder] as Record<
      'leftBottom' | 'rightBottom' | 'rightTop',
      [number, number]
    >;
    const corners = [
      { at: leftBottom, inwards: [STEP, -STEP * 1.6] },
      { at: rightBottom, inwards: [-STEP, -STEP] },
      { at: rightTop, inwards: [-STEP, STEP * 1.6] },
    ] as const;
    for (const { at, inwards } of corners) {
      const inside = await warmthAt(path, [at[0] + inwards[0], at[1] + inwards[1]]);
      const outside = await warmthAt(path, [at[0] - inwards[0] * 1.4, at[1] - inwards[1] * 1.4]);
      expect(inside, `${path} inside ${at}`).toBeGreaterThan(20);
      expect(outside, `${path} outside ${at}`).toBeLessThan(15);
    }
  });

  it.each(Object.keys(shopManifest.sizes))('leave white ground for the sizes that are written on %s', async (name) => {
    const image = sharp(inRepository(`apps/commerce-api/pictures/accessories/${name}.webp`)).removeAlpha();
    const { width, height } = await image.metadata();
    for (const { mm, label } of shopManifest.sizes[name] as { mm: number; label: [number, number] }[]) {
      const [left, top] = [Math.round(label[0] * width) - NUMBER / 2, Math.round(label[1] * height) - NUMBER / 2];
      expect(left, `${name}, ${mm}`).toBeGreaterThan(0);
      expect(left + NUMBER, `${name}, ${mm}`).toBeLessThan(width);
      const ground = await image.clone().extract({ left, top, width: NUMBER, height: NUMBER }).raw().toBuffer();
      expect(Math.min(...ground), `${name}, ${mm}`).toBeGreaterThan(245);
    }
  });
});
