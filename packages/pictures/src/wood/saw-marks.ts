import { hashText } from '../seeded-random.ts';
import { createNoise } from './noise.ts';

/** How a saw left a face: brightness as a factor at a place, mm. */
export type SawMarks = (x: number, along: number) => number;

/** mm of feed from score to score, on average; each is off by up to so much of it. */
const FEED = 9.5;
const UNEVEN = 0.72;
/** How far the blade leans, mm of feed for each mm across. */
const LEAN = 0.055;

/**
 * Traces of a band saw. The blade crosses the grain in one direction only: every tooth that stands out leaves a score from
 * edge to edge, about ten in 100 mm, no two alike in strength, width or distance, with a lit lip behind it; everywhere
 * between them the fibres are torn.
 * @param relief 1 for a face seen from above; more where it is seen from afar
 */
export function createSawMarks(seed: string, relief = 1): SawMarks {
  const noise = createNoise(hashText(`${seed}/saw`));
  /** Where a score lies, how strong and how wide it is. */
  const place = (index: number) => (index + 0.5 + UNEVEN * 0.7 * noise(index * 1.37, 0.5, 5)) * FEED;
  const strength = (index: number) => 0.35 + 0.65 * Math.abs(noise(index * 2.71, 7.5, 9)) ** 0.8;

  return (x, along) => {
    const bow = noise(x * 0.013, along * 0.004) * 1.5 + noise(x * 0.09, along * 0.02, 3) * 0.22;
    const path = along + x * LEAN + bow;
    const nearest = Math.floor(path / FEED);
    let score = 0;
    for (let index = nearest - 1; index <= nearest + 1; index++) {
      const away = path - place(index);
      const width = 0.5 + 0.75 * Math.abs(noise(index * 1.9, 3.5, 13));
      // A score is nowhere quite gone, but the tooth bites deeper here than there.
      const bite =
        strength(index) * (0.72 + 0.38 * noise(x * 0.035, index * 1.7, 17) + 0.2 * noise(x * 0.5, index, 21));
      score += bite * (0.6 * Math.exp(-(((away - 1.7 * width) / width) ** 2)) - Math.exp(-((away / width) ** 2)));
    }
    // Fine scores of all the other teeth, and fibres that were torn along the grain.
    const comb = noise(path * 1.15, x * 0.004, 4) * 0.5 + noise(path * 2.6, x * 0.012, 16) * 0.4;
    const fuzz = noise(x * 2.4, along * 0.35, 12) * 0.045 + noise(x * 0.9, along * 0.4, 20) * 0.03;
    return 1 + relief * (0.115 * score + 0.034 * comb + fuzz);
  };
}
