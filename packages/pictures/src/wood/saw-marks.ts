import { hashText } from '../seeded-random.ts';
import { createNoise } from './noise.ts';

/**
 * Traces of a band saw as a factor of brightness. The blade crosses the grain in one direction only: every stroke leaves a
 * score, no two alike in strength or distance, slightly bowed where the feed hesitated; between them fibres are torn.
 */
export function createSawMarks(seed: string): (x: number, along: number) => number {
  const noise = createNoise(hashText(`${seed}/saw`));
  return (x, along) => {
    const path = along + x * 0.06 + noise(x * 0.011, along * 0.006) * 2.2;
    // Scores differ from stroke to stroke, and fade in and out across the board.
    const score = noise(path * 0.85, x * 0.005, 4) * 0.6 + noise(path * 2.1, x * 0.014, 16) * 0.5;
    // A few strokes bite, then the blade runs clean for a hand's breadth.
    const presence = Math.max(0.1, 0.3 + 1.1 * noise(x * 0.006, path * 0.055, 8));
    const deep = Math.max(0, noise(path * 0.11, 3.5, 24) - 0.35) * 0.16;
    const fuzz = noise(x * 2.4, along * 0.35, 12) * 0.04 + noise(x * 0.9, along * 0.5, 20) * 0.035;
    return 1 + score * 0.1 * presence - deep * Math.max(0, score) + fuzz;
  };
}
