/** A workspace whose tests are tested. */
interface MutatedPart {
  /** As on the command line. */
  readonly name: string;
  readonly folder: string;
  /** What is changed, below the folder. */
  readonly mutate: readonly string[];
  /** The only tests that may notice. */
  readonly testFiles: readonly string[];
}

/** Percent of the changes that a test must notice. */
export const LEAST_SCORE = 85;

/**
 * What money and metres hang on. Tables of words are left out: nothing is calculated there. The tests of a part are those
 * beside it that need no database, so that most changes are judged within a second: one that is made while a module loads
 * is put to all of them.
 */
export const PARTS: readonly MutatedPart[] = [
  {
    name: 'timber',
    folder: 'packages/timber',
    mutate: ['src/*.ts', '!src/index.ts', '!src/fixings.ts'],
    testFiles: ['src/*.test.ts'],
  },
  {
    name: 'length-plan',
    folder: 'packages/timber',
    mutate: ['src/length-plan/*.ts'],
    testFiles: ['src/length-plan/*.test.ts'],
  },
  {
    name: 'api',
    folder: 'apps/commerce-api',
    mutate: [
      'src/domain/**/*.ts',
      'src/use-cases/{cart,checkout}/*.ts',
      '!src/domain/{clp/*-statements,checkout/delivery-conditions}.ts',
    ],
    testFiles: ['src/domain/**/*.test.ts', 'src/use-cases/{cart,checkout}/*.test.ts'],
  },
];

interface MutationRun {
  /** Instead of all that the part changes. */
  readonly files: readonly string[];
  /** Where the JSON report goes. */
  readonly report: string;
  /** The file that holds `vitestOptions`. */
  readonly vitestConfig: string;
}

/** What Stryker is told. */
export function strykerOptions({ mutate }: MutatedPart, { files, report, vitestConfig }: MutationRun): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: vitestConfig },
    mutate: [...(files.length > 0 ? files : mutate), '!src/**/*.test.ts', '!src/**/testing/**'],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // On top of 1.5 times what the tests take unchanged: a change that makes a loop endless counts as noticed.
    timeoutMS: 5000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    cleanTempDir: 'always',
  };
}

/**
 * What vitest is told. Stryker has a setting `testFiles` of its own, under which it never makes the changes of what is
 * computed while a module loads, and says that they survived (stryker-js #6144).
 */
export function vitestOptions({ testFiles }: MutatedPart): object {
  return { test: { include: testFiles, testTimeout: 60_000 } };
}
