import { AREAS } from './commands/areas';
import { readCommandLine, reasonOf } from './commands/command-line';
import { USAGE } from './commands/usage';

try {
  const line = readCommandLine((text) => void process.stdout.write(`${text}\n`));
  const outcome = line.area !== undefined && Object.hasOwn(AREAS, line.area) ? await AREAS[line.area]?.(line) : null;
  if (!outcome) process.exitCode = 1;
  // A set-up that failed has said why.
  if (!outcome && !(line.area === 'odoo' && outcome === false)) process.stderr.write(USAGE);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
