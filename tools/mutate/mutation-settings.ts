/** A workspace whose tests are tested. */
interface MutatedPart {
  /** As on the command line. */
  readonly name: string;
  readonly folder: string;
  /** What is changed, below the folder. */
  readonly mutate: readonly string[];
  /** The only tests that may notice; all of the workspace when left out. */
  readonly testFiles?: readonly string[];
}

/** Percent of the changes that a test must notice. */
export const LEAST_SCORE = 85;

/** What money and metres hang on. Tables of words and of types alone are left out: nothing is reckoned there. */
export const PARTS: readonly MutatedPart[] = [
  {
    name: 'timber',
    folder: 'packages/timber',
    mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**', '!src/index.ts'],
  },
  {
    name: 'api',
    folder: 'apps/commerce-api',
    mutate: [
      'src/domain/**/*.ts',
      'src/use-cases/{cart,checkout}/*.ts',
      '!src/**/*.test.ts',
      '!src/domain/clp/*-statements.ts',
    ],
    // Without a database, so that a change is judged in a second.
    testFiles: ['src/domain/**/*.test.ts', 'src/use-cases/{cart,checkout}/*.test.ts'],
  },
];

interface MutationRun {
  /** Instead of all that the part changes. */
  readonly files: readonly string[];
  /** Where the JSON report goes. */
  readonly report: string;
}

/** What Stryker is told. */
export function strykerOptions({ mutate, testFiles = [] }: MutatedPart, { files, report }: MutationRun): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: files.length > 0 ? files : mutate,
    testFiles,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On top of 1.5 times what the tests take unchanged: a change that makes a loop endless counts as noticed.
    timeoutMS: 10_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: '.data/mutation',
    allowEmpty: true,
  };
}
