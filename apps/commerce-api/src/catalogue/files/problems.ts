/** Something that keeps a range from being imported. */
export interface Problem {
  readonly file: string;
  /** Counted from 1; left out where it is the file as a whole. */
  readonly line?: number | undefined;
  readonly message: string;
}

/** Problems that are reported at once: whoever fixes them sees the rest. */
const MAX_REPORTED = 50;

/** Files that cannot be imported; nothing was changed. */
export class InvalidImport extends Error {
  override readonly name = 'InvalidImport';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const told = problems.slice(0, MAX_REPORTED).map(toLine);
    const rest = problems.length - told.length;
    if (rest > 0) told.push(`and ${rest} more`);
    super(
      `${problems.length === 1 ? '1 problem' : `${problems.length} problems`}, nothing was changed\n${told.join('\n')}`,
    );
    this.problems = problems;
  }
}

const toLine = ({ file, line, message }: Problem): string =>
  `${line === undefined ? file : `${file}:${line}`} ${message}`;
