import type { Gate } from './gate.ts';

/** The installer notes when npm had to change the lock file (tools/install/install-packages.mjs). */
export const lockFileInStep: Gate = {
  name: 'package-lock.json in step',
  run: async () =>
    process.env.LOCK_FILE_CHANGED === '1'
      ? 'npm install changed package-lock.json: a package.json was changed without it. Look at the change and commit it.'
      : '',
};
