/** A long-running program that the tools start, watch, restart and end. */
export interface ServiceDefinition {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** Its output is written here; with `isShown` also to the terminal, each line after the name. */
  logFile: string;
  isShown?: boolean;
  /** Asks it to end. */
  stopSignal: 'SIGTERM' | 'SIGINT';
  /** Ends it when it did not end in time. */
  killSignal: 'SIGKILL' | 'SIGQUIT';
  /** Maximum time from its start until `isReady` returns true, ms. */
  readyWithinMs: number;
  isReady: (pid: number) => Promise<boolean>;
}
