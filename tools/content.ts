import { parseArgs } from 'node:util';
import { buildWorkspaces, PACKAGES } from './build/build-workspaces.ts';
import { pullContent } from './content/pull-content.ts';
import { pushContent } from './content/push-content.ts';
import { readSpaceSettings } from './content/space-settings.ts';
import { say } from './output/step.mjs';

/** `npm run content push -- --space ID`: brings the content that ships to a space of the content service; `pull` back. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { space: { type: 'string' } } });
const [command] = positionals;
const settings = readSpaceSettings(values.space);
await buildWorkspaces(PACKAGES);
if (command === 'push') await pushContent(settings);
else if (command === 'pull') await pullContent(settings);
else {
  say('Usage: npm run content push -- --space ID, or npm run content pull -- --space ID');
  process.exitCode = 1;
}
