import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../settings.ts';

const SHOP = join(ROOT, 'apps', 'shop');
const BUILD = join(SHOP, '.next');
/** What a running shop does not need, and what it wrote itself. */
const LEFT_OUT = ['cache', 'dev', 'trace', 'types', 'diagnostics'].map((name) => join(BUILD, name));

/**
 * The folder below apps/shop from which the shop of a data folder runs: Next keeps rendered pages inside its build, so
 * each stack runs its own copy. Then stacks beside each other share no pages, and a new build breaks none that runs.
 */
export function shopBuildFolder(dataDir: string): string {
  return join('.data', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

/** Copies the build for a stack, unless its copy is of this very build; then rendered pages stay. */
export function prepareShopBuild(dataDir: string): void {
  const copy = join(SHOP, shopBuildFolder(dataDir));
  if (buildId(copy) === buildId(BUILD)) return;
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(BUILD, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.some((folder) => path === folder || path.startsWith(folder + sep)),
  });
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
}

/** Removes the copy and the pages rendered into it. */
export function removeShopBuild(dataDir: string): void {
  rmSync(join(SHOP, shopBuildFolder(dataDir)), { recursive: true, force: true });
}

function buildId(folder: string): string | undefined {
  const file = join(folder, 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
