import type { Gate } from './gate.ts';
import { sourceFiles } from './source-files.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** Names that say nothing about what is inside. */
const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common']);
/** Endings that say what kind of file it is, after the name of its subject. */
const KINDS =
  /\.(test|test-d|spec|stories|contract|real|example|css|config|setup|d|browser\.test|ssr\.test|module)(?=\.)/;
/** Where other programs choose the names. */
const FOREIGN = /(^|\/)(public|drizzle|\.storybook|\.changeset|\.ci|fonts)\//;

/** What is wrong with the name of one file; undefined when it is fine. */
export function fileNameProblem(path: string): string | undefined {
  if (FOREIGN.test(path)) return undefined;
  const parts = path.split('/');
  const file = parts.at(-1) ?? '';
  if (!/\.(ts|tsx|mjs|cjs|js|graphql)$/.test(file) || file.startsWith('.')) return undefined;
  const isComponentFile = file.endsWith('.tsx') || /\.css\.ts$/.test(file);
  // A configuration may say what it configures: vitest.packaging.config.ts.
  const name = file
    .replace(KINDS, '')
    .replace(/\.[a-z]+$/, '')
    .replace(/^(vitest|tsup|vite)\./, '');
  if (EMPTY_NAMES.has(name.toLowerCase())) return 'says nothing about its content; name it after its main export';
  if (name === 'index' && !/^index(\.test)?\.ts$/.test(file)) return 'is an index; name it after its main export';
  if (name === 'index' && parts.at(-2) !== 'src') return 'is a barrel; only src/index.ts of a package may be one';
  if (KEBAB.test(name) || (isComponentFile && PASCAL.test(name))) return undefined;
  // A component's tests, data and styles carry its name.
  if (PASCAL.test(name) && parts.at(-2) === name) return undefined;
  return isComponentFile ? 'is neither Pascal.tsx nor kebab-case' : 'is not kebab-case';
}

export const fileNames: Gate = {
  name: 'File names',
  run: async () =>
    sourceFiles()
      .flatMap((path) => {
        const problem = fileNameProblem(path);
        return problem ? [`${path} ${problem}`] : [];
      })
      .join('\n'),
};
