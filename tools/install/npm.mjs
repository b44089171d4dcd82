import { spawn } from 'node:child_process';

/**
 * Runs npm in a folder, its output on our terminal.
 * @param {string} folder
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function npm(folder, args) {
  const self = process.env.npm_execpath;
  const child = self?.endsWith('.js')
    ? spawn(process.execPath, [self, ...args], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawn('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args[0]} failed (exit code ${code}); is the package registry reachable?`));
    });
  });
}
