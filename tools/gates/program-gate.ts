import { type ProgramOptions, runProgram } from '../processes/run-program.ts';
import type { Gate } from './gate.ts';

/** A gate that is one program, passed when the program ends with success. */
export function programGate(name: string, command: string, options?: ProgramOptions): Gate {
  const [program = '', ...args] = command.split(' ');
  return {
    name,
    run: async () => {
      const { code, output } = await runProgram(program, args, options);
      return code === 0 ? '' : `${command}\n${output.trim() || `exit code ${code}`}`;
    },
  };
}
