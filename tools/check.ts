import { ALL_GATES } from './gates/all-gates.ts';
import { say } from './output/step.mjs';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from './processes/run-program.ts';
import { summaryLine } from './test/counts.ts';
import { runGates } from './test/run-gates.ts';

onStopSignal({ stop: endPrograms, kill: killPrograms });

/** Words on the command line choose gates by name, as in `npm run check -- glossary types`. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const gates = ALL_GATES.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
const counts = await runGates(gates);
say(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
