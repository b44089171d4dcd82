import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, createWriteStream, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { say } from '../output/step.mjs';
import type { ServiceDefinition } from './service-definition.ts';

/** Starts a service as the head of an own process group, so that Ctrl-C reaches us alone and we end all of it. */
export function startGroup(service: ServiceDefinition): ChildProcess {
  const log = openSync(service.logFile, 'a');
  const child = spawn(service.command, service.args, {
    cwd: service.cwd,
    env: service.env,
    ...(service.uid === undefined ? {} : { uid: service.uid }),
    ...(service.gid === undefined ? {} : { gid: service.gid }),
    detached: true,
    stdio: service.isShown ? ['ignore', 'pipe', 'pipe'] : ['ignore', log, log],
  });
  closeSync(log);
  if (service.isShown) showOutput(child, service);
  return child;
}

function showOutput(child: ChildProcess, { name, logFile }: ServiceDefinition): void {
  const file = createWriteStream(logFile, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      say(`${name.padEnd(10)} │ ${line}`);
    });
  }
}

/** Sends a signal to every process of a group; false when there is none left. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
