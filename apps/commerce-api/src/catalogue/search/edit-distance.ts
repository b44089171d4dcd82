/** Whether the whole of the other word is compared, or its beginning that fits best: for words that are still being typed. */
export type Extent = 'whole' | 'beginning';

const FAR = Number.POSITIVE_INFINITY;

/**
 * Letters to put in, leave out, change or swap with their neighbour to get from one word to the other; infinity when it
 * takes more than `max`. Own code, because it runs over the whole vocabulary: it stops at the first hopeless letter and
 * keeps three rows, where the package `damerau-levenshtein` takes 15 µs a pair.
 */
export function editDistance(word: string, other: string, max: number, extent: Extent = 'whole'): number {
  const columns = extent === 'whole' ? other.length : Math.min(other.length, word.length + max);
  if (word.length - columns > max) return FAR;
  if (extent === 'whole' && columns - word.length > max) return FAR;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const cost = stepCost(word, row, other, column, { current, previous, beforePrevious });
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > max) return FAR;
    beforePrevious = previous;
    previous = current;
  }
  const distance = extent === 'whole' ? (previous[columns] ?? FAR) : Math.min(...previous);
  return distance > max ? FAR : distance;
}

interface Rows {
  current: readonly number[];
  previous: readonly number[];
  beforePrevious: readonly number[];
}

function stepCost(word: string, row: number, other: string, column: number, rows: Rows): number {
  const letter = word.charCodeAt(row - 1);
  const otherLetter = other.charCodeAt(column - 1);
  const changed = (rows.previous[column - 1] ?? FAR) + (letter === otherLetter ? 0 : 1);
  const cost = Math.min(changed, (rows.previous[column] ?? FAR) + 1, (rows.current[column - 1] ?? FAR) + 1);
  const isSwap =
    row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && word.charCodeAt(row - 2) === otherLetter;
  return isSwap ? Math.min(cost, (rows.beforePrevious[column - 2] ?? FAR) + 1) : cost;
}
