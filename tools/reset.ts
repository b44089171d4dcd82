import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from './output/step.mjs';
import { clusterFolder } from './postgres/data-folder.ts';
import { holderOf } from './processes/lock-file.mjs';
import { readSettings } from './settings.ts';
import { removeShopBuild } from './stack/shop-build.ts';
import { stackLockFile } from './stack/stack-lock.ts';

const { dataDir } = readSettings();
const holder = holderOf(stackLockFile(dataDir));
if (holder) {
  throw new Error(`The shop is running (process ${holder.pid}). Stop it first: Ctrl-C there, or "kill ${holder.pid}".`);
}

/** Only what the shop itself made there: DATA_DIR may be a folder with other things in it. */
const OURS = ['postgres.unfinished', 'postgres.password', 'logs', 'files', 'sandbox', 'running.lock'];

await step('Data cleared', () => {
  removeShopBuild(dataDir);
  if (!existsSync(dataDir)) return;
  const cluster = clusterFolder(dataDir);
  rmSync(cluster, { recursive: true, force: true });
  // Root may keep it elsewhere, in a folder of its own.
  if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true });
  for (const name of OURS) rmSync(join(dataDir, name), { recursive: true, force: true });
});
