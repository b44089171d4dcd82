interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is read of a report of the mutation testing elements schema. */
export interface MutationReport {
  readonly part: string;
  /** The workspace, from the root. */
  readonly folder: string;
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly replacement?: string;
          readonly location: { readonly start: Position; readonly end: Position };
        }[];
      }
    >
  >;
}

/** A change that no test noticed. */
export interface Survivor {
  /** `folder/file:line`. */
  readonly place: string;
  /** `file: original → replacement`, which stays when lines move. */
  readonly name: string;
}

export interface MutationScore {
  readonly noticed: number;
  readonly survived: number;
  /** Noticed in percent of both. */
  readonly percent: number;
}

const NOTICED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** The score of a report; changes that do not even compile or were left out count for neither side. */
export function tally({ files }: MutationReport): MutationScore {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (states: string[]): number => mutants.filter(({ status }) => states.includes(status)).length;
  return score(count(NOTICED), count(SURVIVED));
}

export function sumScores(scores: readonly MutationScore[]): MutationScore {
  const sum = (key: 'noticed' | 'survived'): number => scores.reduce((total, each) => total + each[key], 0);
  return score(sum('noticed'), sum('survived'));
}

/** A line of the summary. */
export function scoreLine(name: string, { noticed, survived, percent }: MutationScore): string {
  return `${name}: ${percent.toFixed(1)} % of ${noticed + survived} changes noticed, ${survived} survived`;
}

/** What lived, in the order of the code. */
export function survivorsOf({ folder, files }: MutationReport): Survivor[] {
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location: { start, end }, replacement = '' }) => {
        const original = source.slice(offset(source, start), offset(source, end));
        return {
          place: `${folder}/${path}:${start.line}`,
          name: `${path.split('/').at(-1)}: \`${oneLine(original)}\` → \`${oneLine(replacement)}\``,
        };
      }),
  );
}

function score(noticed: number, survived: number): MutationScore {
  return { noticed, survived, percent: noticed + survived === 0 ? 100 : (100 * noticed) / (noticed + survived) };
}

/** Lines and columns of reports begin at 1. */
function offset(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Long code is shown by its beginning. */
function oneLine(code: string): string {
  const text = code.replace(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
