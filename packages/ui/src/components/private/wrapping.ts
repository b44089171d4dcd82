/**
 * Text of a wrapping flex row: it takes the room that is left, its neighbour goes to the next line before a word would
 * break, and only a word that is wider than the whole row breaks.
 */
export const wrapping = { flex: '1 1 0', maxWidth: '100%', overflowWrap: 'break-word', hyphens: 'auto' } as const;
