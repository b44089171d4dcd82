import { hashText } from '../seeded-random.ts';
import { createNoise } from './noise.ts';

/** Traces of a band saw as a factor of brightness: fine ridges across the grain, uneven in strength, and torn fibres. */
export function createSawMarks(seed: string): (x: number, along: number) => number {
  const noise = createNoise(hashText(`${seed}/saw`));
  return (x, along) => {
    const path = along + x * 0.05 + noise(x * 0.015, along * 0.02) * 3;
    const ridge = Math.sin((path * 2 * Math.PI) / 2.3) * 0.6 + Math.sin((path * 2 * Math.PI) / 3.7 + 1) * 0.4;
    const strength = 0.05 + 0.05 * noise(x * 0.02, path * 0.12, 4);
    const fuzz = noise(x * 1.6, along * 0.55, 8) * 0.045 + noise(x * 0.5, along * 0.9, 12) * 0.03;
    return 1 + ridge * strength + fuzz;
  };
}
