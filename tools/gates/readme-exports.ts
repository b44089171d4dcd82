import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** What a package lets others import: names by entry point, for example `@geven/timber/fixings`. */
export type Exports = ReadonlyMap<string, readonly string[]>;

/**
 * What a README leaves out of the exports, and what its examples import that is not there. Names are in code; one with
 * a `*` (`*Props`) stands for a family.
 */
export function readmeGaps(readme: string, exports: Exports): string[] {
  const code = [...readme.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([block]) => block).join('\n');
  const named = new Set(code.match(/[\w$]+/g));
  const families = (code.match(/(?<![\w/.])\*\w+|\w+\*(?![\w/])/g) ?? []).map(
    (family) => new RegExp(`^${family.replace('*', '\\w+')}$`),
  );
  const isNamed = (name: string) => named.has(name) || families.some((family) => family.test(name));
  const missing = [...new Set([...exports.values()].flat())].filter((name) => !isNamed(name));
  const wrong = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', entry = '']) => {
      const known = exports.get(entry);
      if (!known) return [];
      const imported = names.split(',').map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      );
      return imported.filter((name) => name !== '' && !known.includes(name)).map((name) => `${entry} has no ${name}`);
    },
  );
  return [...(missing.length > 0 ? [`does not name ${missing.sort().join(', ')}`] : []), ...wrong];
}

/** By the types that the build has written, which are what somebody else's compiler sees. */
function exportsOf(folder: string, { name, exports = {} }: Manifest): Exports {
  const entries = Object.entries(exports).flatMap(([path, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    return types && !path.includes('*') ? [[path.replace(/^\./, name), join(folder, types)] as const] : [];
  });
  const lost = entries.find(([, file]) => !existsSync(file));
  if (lost) throw new Error(`${lost[1]} is not built`);
  const program = ts.createProgram({
    rootNames: entries.map(([, file]) => file),
    options: { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, types: [] },
  });
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      return [entry, symbol ? checker.getExportsOfModule(symbol).map((each) => each.name) : []];
    }),
  );
}

/** The README of every published package names what it exports (DC-07). */
export const readmeExports: Gate = {
  name: 'READMEs name every export',
  run: async () =>
    globSync('packages/*/package.json', { cwd: ROOT })
      .sort()
      .flatMap((path) => {
        const folder = join(ROOT, dirname(path));
        const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
        if (manifest.private) return [];
        const readme = readFileSync(join(folder, 'README.md'), 'utf8');
        return readmeGaps(readme, exportsOf(folder, manifest)).map((gap) => `${dirname(path)}/README.md ${gap}`);
      })
      .join('\n'),
};
