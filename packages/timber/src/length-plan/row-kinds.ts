import type { Pieces } from './pieces';

/** Width of a saw cut, mm. */
export const SAW_KERF = 4;

/**
 * Shortest part of a joined row, mm: it lies on three joists at the usual 450 mm. A part on two of them tips up when
 * somebody steps on its end.
 */
export const SHORTEST_PART = 900;

/** Rows of one length, mm. */
export interface RowKind {
  readonly length: number;
  readonly rows: number;
  /** Boards that a row is made of: as few as the longest board allows, because every joint needs joists of its own. */
  readonly parts: number;
  /** Shortest part of a joined row, mm. */
  readonly shortest: number;
}

/** One way to make a row, mm: a piece from a board that other rows may share, and boards of its own. */
export interface RowOption {
  readonly kind: RowKind;
  readonly cut: number;
  readonly boards: readonly number[];
}

/** Rows of equal length together, longest first; `longest` is the longest board in mm. */
export function rowKinds(needed: readonly Pieces[], longest: number): RowKind[] {
  const counts = new Map<number, number>();
  for (const { length, pieces } of needed) {
    if (length > 0 && pieces > 0) counts.set(length, (counts.get(length) ?? 0) + pieces);
  }
  return [...counts]
    .sort(([one], [other]) => other - one)
    .map(([length, rows]) => {
      const parts = Math.ceil(length / longest);
      return { length, rows, parts, shortest: Math.min(SHORTEST_PART, Math.floor(length / parts)) };
    });
}

/**
 * The ways to make a row from boards of these lengths in mm. A row that a board spans is one piece. A joined one is whole
 * boards and one piece that is cut; from three parts on, all whole boards but one are alike. Boards that would leave less
 * than the shortest part are trimmed.
 */
export function rowOptions(kind: RowKind, lengths: readonly number[]): RowOption[] {
  const { length, parts, shortest } = kind;
  if (parts === 1) return [{ kind, cut: length, boards: [] }];
  const usable = lengths.filter((each) => each >= shortest);
  return (parts === 2 ? [0] : usable).flatMap((alike) =>
    usable.map((other) => {
      const boards = [...Array.from({ length: parts - 2 }, () => alike), other];
      return { kind, cut: Math.max(shortest, length - sum(boards)), boards };
    }),
  );
}

/**
 * Whether `rowOptions` leave out nothing that could waste less. Rows that share boards have one board more than joints:
 * with fewer they would be too short. So nothing but the length of these boards together matters, and with two parts a
 * row any way to cut them can be turned into one that cuts a single board, unless its pieces would get too short.
 */
export function hasAllOptions({ length, parts, shortest }: RowKind, longest: number): boolean {
  return parts === 1 || (parts === 2 && length - longest >= shortest);
}

/** The parts of a row that is made in this way, mm. */
export function partsOf({ kind, cut, boards }: RowOption): number[] {
  let excess = cut + sum(boards) - kind.length;
  const whole = boards.map((board) => {
    const trim = Math.min(excess, board - kind.shortest);
    excess -= trim;
    return board - trim;
  });
  return [...whole, cut];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
