import { say } from '../output/step.mjs';
import { watchLauncher } from './watch-launcher.mjs';

/** Ctrl-C may reach us twice, from the terminal and passed on by npm; later than this, ms, it is a second one. */
const SAME_SIGNAL = 700;

interface StopActions {
  stop: () => Promise<void>;
  kill: () => void;
}

/** Ends cleanly on Ctrl-C, SIGTERM, a closed terminal or a vanished npm; at once on a second Ctrl-C. */
export function onStopSignal({ stop, kill }: StopActions): void {
  let first = 0;
  const handle = (signal: string): void => {
    if (first === 0) {
      first = Date.now();
      say(`\n  Stopping (${signal})`);
      stop().then(
        () => {
          say('  Stopped');
          process.exit(0);
        },
        (error: Error) => {
          say(`  ${error.message}`);
          kill();
          process.exit(1);
        },
      );
    } else if (Date.now() - first > SAME_SIGNAL) {
      say('  Stopping at once');
      kill();
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  watchLauncher(() => handle('npm is gone'));
}
