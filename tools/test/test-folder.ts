import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { clusterFolder } from '../postgres/data-folder.ts';
import { birthOf } from '../processes/birth-of.mjs';
import { ROOT } from '../settings.ts';
import { removeShopBuild } from '../stack/shop-build.ts';

const PREFIX = 'test-';

/** An own data folder for this run, so that it touches nothing of a running shop; removes those of dead runs. */
export function createTestFolder(): string {
  const parent = join(ROOT, '.data');
  for (const path of globSync(`${PREFIX}*`, { cwd: parent })) {
    if (!birthOf(Number(basename(path).slice(PREFIX.length)))) removeTestFolder(join(parent, path));
  }
  const folder = join(parent, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Removes it, also where its databases had to live elsewhere. */
export function removeTestFolder(folder: string): void {
  for (const dataDir of [join(folder, 'unit'), join(folder, 'journeys')]) {
    const cluster = clusterFolder(dataDir);
    if (!cluster.startsWith(folder)) rmSync(dirname(cluster), { recursive: true, force: true });
    removeShopBuild(dataDir);
  }
  rmSync(folder, { recursive: true, force: true });
}
