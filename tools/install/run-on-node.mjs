import { spawn } from 'node:child_process';
import { watchLauncher } from '../processes/watch-launcher.mjs';

/**
 * Runs a program on another Node with our terminal, passes signals on and ends as it ends.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function runOnNode(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  watchLauncher(() => child.kill('SIGTERM'));
  return new Promise((_resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  });
}
