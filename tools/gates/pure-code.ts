import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { sourceFiles } from './source-files.ts';

interface Rule {
  files: RegExp;
  except?: RegExp;
  pattern: RegExp;
  problem: string;
}

const RULES: Rule[] = [
  {
    files: /^(packages\/timber\/src|apps\/commerce-api\/src\/domain)\//,
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(/,
    problem: 'a pure rule takes clock, chance and settings as arguments',
  },
  {
    files: /^apps\/[^/]+\/src\//,
    except: /\/env\.ts$/,
    pattern: /\bprocess\.env\b(?!\.NODE_ENV|\.NEXT_|\['NODE_ENV'\])/,
    problem: 'settings are read in env.ts only',
  },
  {
    files: /^apps\/shop\/src\/.*\.tsx$/,
    pattern: /<(?:button|select|dialog|textarea)\b|<input\b(?!.*(?:type="hidden"| hidden ))/,
    problem: 'controls come from the kit (DC-05)',
  },
];

/** What a line of a file does that its place forbids. */
export function impurities(path: string, line: string): string[] {
  return RULES.filter(
    ({ files, except, pattern }) => files.test(path) && !except?.test(path) && pattern.test(line),
  ).map(({ problem }) => problem);
}

export const pureCode: Gate = {
  name: 'Pure rules, settings in one place, controls from the kit',
  run: async () =>
    sourceFiles()
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|contract|real)\.tsx?$|\/testing(\/|\.ts$)/.test(path))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            impurities(path, line).map((what) => `${path}:${index + 1} ${what}: ${line.trim()}`),
          ),
      )
      .join('\n'),
};
