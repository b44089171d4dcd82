import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** @param {string[] | undefined} allowed @param {string} mine */
function allows(allowed, mine) {
  if (!allowed) return true;
  return allowed.includes(mine) || (allowed.some((entry) => entry.startsWith('!')) && !allowed.includes(`!${mine}`));
}

/** Whether npm would install the package on this machine. @param {LockedPackage} entry */
export function isForThisPlatform(entry) {
  const libc = process.platform === 'linux' && entry.libc ? entry.libc.includes('glibc') : true;
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && libc;
}

/**
 * What is missing or different between the lock file and what npm says it has installed; empty when in step.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 */
export function differences(locked, installed) {
  return Object.entries(locked)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && isForThisPlatform(entry))
    .filter(([path, entry]) => {
      const present = installed[path];
      // npm leaves out what only an unused peer would need, so only absence of what is needed counts.
      if (!present) return !entry.peer && !(entry.optional && !entry.os);
      return present.version !== entry.version;
    })
    .map(([path]) => path);
}

/** @param {string} path @returns {Record<string, unknown>} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * Whether a workspace asks for exactly what the lock file recorded for it.
 * @param {LockedPackage} manifest
 * @param {LockedPackage} locked
 */
export function asksForTheSame(manifest, locked) {
  const kinds = /** @type {const} */ (['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']);
  /** @param {Record<string, string> | undefined} wants */
  const sorted = (wants) => JSON.stringify(Object.entries(wants ?? {}).sort());
  return kinds.every((kind) => sorted(manifest[kind]) === sorted(locked[kind]));
}

/** Whether node_modules holds what package.json files and the lock file ask for; offline. @param {string} root */
export function isInStep(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = /** @type {LockedPackages} */ (readJson(join(root, 'package-lock.json')).packages);
  const installed = /** @type {LockedPackages} */ (readJson(hidden).packages);
  const workspaces = Object.keys(locked).filter((path) => !path.includes('node_modules/'));
  return (
    differences(locked, installed).length === 0 &&
    workspaces.every((path) => {
      const manifest = join(root, path, 'package.json');
      return existsSync(manifest) && asksForTheSame(readJson(manifest), locked[path] ?? {});
    })
  );
}
