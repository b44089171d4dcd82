import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, readSettings } from '../settings.ts';

/** Where content goes to and comes from. */
export interface SpaceSettings {
  readonly space: string;
  /** Stories in the layout of the vendor's command line. */
  readonly contentFolder: string;
  /** What the command line writes for itself, such as which story became which; kept per space, out of git. */
  readonly workFolder: string;
  /** Personal access token of somebody who may change the space. */
  readonly managementToken: string;
  readonly region: string;
  /** Another address than the vendor's, for the sandbox. */
  readonly managementUrl: string | undefined;
}

/** Reads the space from the command line, and the rest from the environment. Fails with what is missing. */
export function readSpaceSettings(space: string | undefined): SpaceSettings {
  const { dataDir } = readSettings();
  if (!space || !/^\d{1,12}$/.test(space)) throw new Error('Name the space: --space and its number');
  const managementToken = process.env.STORYBLOK_MANAGEMENT_TOKEN;
  if (!managementToken) throw new Error('STORYBLOK_MANAGEMENT_TOKEN is not set: a personal access token of the vendor');
  const contentFolder = resolve(ROOT, process.env.CONTENT_FOLDER || join('packages', 'sample-content'));
  if (!existsSync(join(contentFolder, 'stories'))) throw new Error(`${contentFolder} has no stories`);
  return {
    space,
    contentFolder,
    workFolder: join(dataDir, 'content', space),
    managementToken,
    region: process.env.STORYBLOK_REGION || 'eu',
    managementUrl: process.env.STORYBLOK_MANAGEMENT_URL || undefined,
  };
}
