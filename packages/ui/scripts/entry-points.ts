import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Entry points that are no component. */
const others = {
  theme: 'src/theme/theme.ts',
  'focus-first-invalid': 'src/forms/focus-first-invalid.ts',
  'notification-store': 'src/components/Notifications/notification-store.ts',
};

/** Every entry of the package: one per component folder, and a few that are no component. */
export function entryPoints(): Record<string, string> {
  const components = readdirSync(`${source}components`)
    .filter((name) => existsSync(`${source}components/${name}/${name}.tsx`))
    .map((name) => [name, `src/components/${name}/${name}.tsx`] as const);
  return Object.fromEntries([
    ...components,
    ...Object.entries(others).filter(([, file]) => existsSync(`${source}../${file}`)),
  ]);
}
