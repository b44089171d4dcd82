import { join } from 'node:path';
import { mustRun, runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';

const API = join(ROOT, 'apps', 'commerce-api');

let built: Promise<void> | undefined;

/** Runs one of the programs in `apps/commerce-api/bench` in a process of its own, with what it measures as JSON, and reads what it prints. */
export async function runMeasurement<Figures>(name: string, input: number | object): Promise<Figures> {
  built ??= mustRun('tsup', ['--config', 'bench/tsup.config.ts'], { cwd: API });
  await built;
  const program = join(API, 'bench', 'dist', `${name}.js`);
  const { code, output } = await runProgram(process.execPath, [program, JSON.stringify(input)]);
  if (code !== 0) throw new Error(`${name} has failed:\n${output}`);
  return JSON.parse(output) as Figures;
}
