import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { step } from '../output/step.mjs';
import { ROOT } from '../settings.ts';
import { runCli } from './run-cli.ts';
import type { SpaceSettings } from './space-settings.ts';

/** The vendor's manifests say what became of which story and file: with them a second push changes nothing. */
const MANIFEST = 'manifest.jsonl';
const SCHEMAS = join(ROOT, 'packages', 'cms-blocks', 'dist', 'schemas.js');

/** Brings blocks, datasources, pictures and stories of the content folder to a space, and publishes what is published. */
export async function pushContent(settings: SpaceSettings): Promise<void> {
  const { workFolder } = settings;
  mkdirSync(workFolder, { recursive: true });
  const entry = join(workFolder, 'schema.mjs');
  writeFileSync(entry, `export { contentSchema as schema } from ${JSON.stringify(pathToFileURL(SCHEMAS).href)};\n`);
  const stories = stageStories(settings);
  stageDatasources(settings);
  const pictures = stagePictures(settings, stories);
  await step('Blocks', () => runCli(settings, ['schema', 'push', entry, '--no-migrations']));
  await step('Datasources', () => runCli(settings, ['datasources', 'push']));
  if (pictures > 0) await step(`${pictures} pictures`, () => runCli(settings, ['assets', 'push', '--target', 'space']));
  await step(`${stories.length} stories`, () => runCli(settings, ['stories', 'push']));
}

/** An emptied folder of the command line, but for its manifest. */
function staged({ workFolder, space }: SpaceSettings, area: string): string {
  const folder = join(workFolder, '.storyblok', area, space);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file !== MANIFEST) rmSync(join(folder, file), { recursive: true });
  return folder;
}

/** Copies the stories; returns their texts. */
function stageStories(settings: SpaceSettings): string[] {
  const from = join(settings.contentFolder, 'stories');
  const to = staged(settings, 'stories');
  const files = readdirSync(from).filter((file) => file.endsWith('.json'));
  for (const file of files) copyFileSync(join(from, file), join(to, file));
  return files.map((file) => readFileSync(join(from, file), 'utf8'));
}

/** Writes the datasources in the one file that the command line reads. */
function stageDatasources(settings: SpaceSettings): void {
  const from = join(settings.contentFolder, 'datasources');
  const files = existsSync(from) ? readdirSync(from).filter((file) => file.endsWith('.json')) : [];
  const datasources = files.map((file, index) => {
    const slug = basename(file, '.json');
    const entries = JSON.parse(readFileSync(join(from, file), 'utf8')) as { name: string; value: string }[];
    return {
      id: index + 1,
      name: slug.charAt(0).toUpperCase() + slug.slice(1),
      slug,
      dimensions: [],
      entries: entries.map(({ name, value }, at) => ({
        id: at + 1,
        name,
        value,
        dimension_value: '',
        datasource_id: index + 1,
      })),
    };
  });
  writeFileSync(join(staged(settings, 'datasources'), 'datasources.json'), JSON.stringify(datasources, null, 2));
}

interface AssetField {
  readonly id: number;
  readonly filename: string;
}

/** Copies every picture that a story shows under the name that the command line expects; returns how many. */
function stagePictures(settings: SpaceSettings, stories: readonly string[]): number {
  const to = staged(settings, 'assets');
  const assets = new Map<number, AssetField>();
  for (const story of stories) for (const asset of assetsOf(JSON.parse(story))) assets.set(asset.id, asset);
  for (const { id, filename } of assets.values()) {
    const [, path = ''] = /\/f\/\d+\/(.+)$/.exec(filename) ?? [];
    const name = basename(path, extname(path));
    copyFileSync(join(settings.contentFolder, 'assets', path), join(to, `${name}_${id}${extname(path)}`));
    const facts = {
      id,
      filename,
      short_filename: basename(path),
      alt: '',
      title: '',
      copyright: '',
      focus: '',
      meta_data: {},
    };
    writeFileSync(join(to, `${name}_${id}.json`), JSON.stringify(facts, null, 2));
  }
  return assets.size;
}

function assetsOf(value: unknown): AssetField[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'fieldtype' in value && value.fieldtype === 'asset' ? [value as unknown as AssetField] : [];
  return [...own, ...Object.values(value).flatMap(assetsOf)];
}
