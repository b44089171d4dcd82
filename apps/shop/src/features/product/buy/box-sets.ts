/** A set of a sample box and its pieces. */
export interface BoxSet {
  readonly name: string;
  readonly pieces: readonly string[];
}

/** The sets that a sample box's description has a line for, `3 samples: oak 18 × 145 mm, planed; …`. */
export function boxSets(description: string): readonly BoxSet[] {
  return description.split('\n').map((line) => {
    const [name = '', ...behind] = line.split(': ');
    const pieces = behind.join(': ');
    return { name, pieces: pieces ? pieces.split('; ') : [] };
  });
}
