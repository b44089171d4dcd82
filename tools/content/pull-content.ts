import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../output/step.mjs';
import { runCli } from './run-cli.ts';
import type { SpaceSettings } from './space-settings.ts';

/** What the vendor writes into every story and nobody here reads: left out, so that a difference is one of content. */
const OF_THE_VENDOR = new Set([
  ...['last_author', 'last_author_id', 'breadcrumbs', 'preview_token', 'imported_at', 'can_not_view', 'is_scheduled'],
  ...[
    'scheduled_dates',
    'favourite_for_user_ids',
    'pinned',
    'user_ids',
    'space_role_ids',
    'default_root',
    'disable_fe_editor',
  ],
  ...['deleted_at', 'expire_at', 'sort_by_date', 'publish_at', 'unpublish_at', 'release_ids', 'ideas', 'stage'],
]);

/** Brings stories and datasources of a space into the content folder. */
export async function pullContent(settings: SpaceSettings): Promise<void> {
  const { workFolder, space, contentFolder } = settings;
  mkdirSync(workFolder, { recursive: true });
  const pulled = emptied(join(workFolder, '.storyblok', 'stories', space));
  await step('Stories', () => runCli(settings, ['stories', 'pull']));
  await step('Datasources', () => runCli(settings, ['datasources', 'pull']));
  const files = readdirSync(pulled).filter((file) => file.endsWith('.json'));
  const target = join(contentFolder, 'stories');
  for (const file of readdirSync(target)) rmSync(join(target, file));
  for (const file of files) {
    const story = JSON.parse(readFileSync(join(pulled, file), 'utf8')) as Record<string, unknown>;
    const kept = Object.fromEntries(Object.entries(story).filter(([name]) => !OF_THE_VENDOR.has(name)));
    writeFileSync(join(target, file), `${JSON.stringify(kept, null, 2)}\n`);
  }
  writeDatasources(settings);
}

/** What a push left there is not what the space has. */
function emptied(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
  return folder;
}

interface Datasource {
  readonly slug: string;
  readonly entries?: readonly { readonly name: string; readonly value: string }[];
}

/** A file for each datasource, with what the shop reads of it. */
function writeDatasources({ workFolder, space, contentFolder }: SpaceSettings): void {
  const file = join(workFolder, '.storyblok', 'datasources', space, 'datasources.json');
  if (!existsSync(file)) return;
  for (const { slug, entries = [] } of JSON.parse(readFileSync(file, 'utf8')) as Datasource[]) {
    const kept = entries.map(({ name, value }) => ({ name, value }));
    writeFileSync(join(contentFolder, 'datasources', `${slug}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  }
}
