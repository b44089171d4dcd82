import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Whether a version is one the project is built for: `^24.11 || >=26`. @param {string} version */
export function isSuitable(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 24 && minor >= 11) || major >= 26;
}

/** The Node that npm installed with the packages, else a suitable one on the path. @param {string} root */
export function findNode(root) {
  const bundled = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  for (const candidate of [bundled, 'node']) {
    const answer = spawnSync(candidate, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && isSuitable(answer.stdout.trim())) return candidate;
  }
  throw new Error(
    `Node 24.11 or newer is needed, this is ${process.versions.node}, and npm has no Node package for ` +
      `${process.platform}-${process.arch}. Install Node 24 from https://nodejs.org/ and run the same command again.`,
  );
}
