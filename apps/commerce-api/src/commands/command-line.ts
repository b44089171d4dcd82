import { parseArgs } from 'node:util';

/** What was typed after `commerce-api`. */
export interface CommandLine {
  /** What it is about, such as `orders`. */
  readonly area: string | undefined;
  readonly command: string | undefined;
  /** What follows the command, options left out. */
  readonly words: readonly string[];
  readonly values: ReturnType<typeof parse>['values'];
  /** Prints a line. */
  readonly say: (line: string) => void;
}

/** @throws {Error} For options that there are not. */
export function readCommandLine(say: CommandLine['say']): CommandLine {
  const { positionals, values } = parse();
  const [area, command, ...words] = positionals;
  return { area, command, words, values, say };
}

const parse = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      webhook: { type: 'string' },
      limit: { type: 'string' },
      'new-key': { type: 'boolean', default: false },
      name: { type: 'string' },
      language: { type: 'string' },
      percent: { type: 'string' },
      category: { type: 'string' },
      amount: { type: 'string' },
      'free-delivery': { type: 'boolean' },
      minimum: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      uses: { type: 'string' },
      'price-list': { type: 'string' },
      state: { type: 'string' },
      'freight-agreed': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      days: { type: 'string' },
      month: { type: 'string' },
      to: { type: 'string' },
    },
  });

/** `--limit`: how many; undefined for all. */
export function limitOf({ limit: text }: CommandLine['values']): number | undefined {
  if (text === undefined) return undefined;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a whole number above 0');
  return limit;
}

/** A failed query says in its cause why, for example that the database cannot be reached. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}\n${cause.message || String(cause)}` : message;
}
