import { withBuildLock } from '../build/build-lock.ts';
import { acceptanceRows } from './acceptance-rows.ts';
import { fileNames } from './file-names.ts';
import type { Gate } from './gate.ts';
import { generatedCode } from './generated-code.ts';
import { glossary } from './glossary.ts';
import { leftOvers } from './left-overs.ts';
import { lockFileInStep } from './lock-file-in-step.ts';
import { messageKeys } from './message-keys.ts';
import { migrations } from './migrations.ts';
import { plainEnglish } from './plain-english.ts';
import { programGate } from './program-gate.ts';
import { publishable } from './publishable.ts';
import { pureCode } from './pure-code.ts';
import { readmeExports } from './readme-exports.ts';
import { sameText } from './same-text.ts';

function underBuildLock({ name, run }: Gate): Gate {
  return { name, run: () => withBuildLock(run) };
}

/** Every gate, the quick ones first; those after the build read the packages' dist. */
export const ALL_GATES: Gate[] = [
  lockFileInStep,
  underBuildLock(generatedCode),
  programGate('Format and lint', 'biome check --error-on-warnings --max-diagnostics=50 .'),
  fileNames,
  leftOvers,
  plainEnglish,
  pureCode,
  migrations,
  acceptanceRows,
  messageKeys,
  sameText,
  glossary,
  programGate('Spelling', 'cspell lint --no-progress --no-summary --unique'),
  underBuildLock(programGate('Build', 'turbo run build --continue=dependencies-successful --output-logs=errors-only')),
  programGate('Types', 'turbo run typecheck --continue=dependencies-successful --output-logs=errors-only'),
  programGate('Types of the tools', 'tsc -p tools'),
  programGate('Import rules', 'depcruise --config .dependency-cruiser.cjs apps packages tools'),
  programGate('Unused code and dependencies', 'knip --no-progress'),
  publishable,
  readmeExports,
  programGate('Size limits', 'size-limit'),
];
