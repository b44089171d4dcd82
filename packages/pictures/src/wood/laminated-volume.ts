import { hashText, seededRandom } from '../seeded-random.ts';
import type { Appearance } from './appearance.ts';
import { createRingVolume, type RingVolume } from './ring-volume.ts';

/** A lamella is no thicker, mm: above that, glued-laminated timber would tear itself apart (EN 14080). */
const MAX_LAMELLA = 45;
/** Half of what is seen of a glue line, mm, and how much of the light it keeps. */
const GLUE = { half: 0.32, light: 0.66 };

/** Posts and beams that are glued from boards, lying on each other with their hearts to one side. */
export function createLaminatedVolume(
  seed: string,
  appearance: Appearance,
  { width, thickness }: { readonly width: number; readonly thickness: number },
): Pick<RingVolume, 'colourAt'> {
  const random = seededRandom(hashText(`${seed}/lamellas`));
  const count = Math.ceil(thickness / MAX_LAMELLA);
  const each = thickness / count;
  const lamellas = Array.from({ length: count }, (_, i) =>
    createRingVolume(`${seed}/lamella/${i}`, appearance, width, {
      depth: each + 6 + random() * 55,
      offset: (random() - 0.5) * width * 0.9,
      tilt: (random() - 0.5) * 0.03,
    }),
  );
  return {
    colourAt(x, along, depth, isEnd, out) {
      const index = Math.max(0, Math.min(count - 1, Math.floor(depth / each)));
      lamellas[index]?.colourAt(x, along, depth - index * each, isEnd, out);
      const joint = Math.round(depth / each);
      if (joint === 0 || joint === count || Math.abs(depth - joint * each) > GLUE.half) return;
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * GLUE.light;
    },
  };
}
