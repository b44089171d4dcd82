import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';

const FOLDER = join('apps', 'commerce-api', 'drizzle');

/** Migrations before this one ran before there was a shop whose old processes could be disturbed. */
const FIRST_CHECKED = 12;

/** First line of a migration that takes away what no released version uses any more, and says since when. */
const CONTRACT = /^--[ \t]*contract:[ \t]*\S/;

/** First line of a statement that looks as if the version before did not survive it, and says why it does. */
const SURVIVED = /^--[ \t]*survived:[ \t]*\S/;

const REFUSED: readonly [pattern: RegExp, why: string][] = [
  [/\bDROP\s+(TABLE|COLUMN|TYPE|SCHEMA|VIEW)\b/i, 'takes away what the version before may still use'],
  [/\b(DELETE\s+FROM|TRUNCATE)\b/i, 'deletes data'],
  [/\bRENAME\b/i, 'renames what the version before calls by its old name'],
  [/\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i, 'changes a type under the version before'],
  [/\bSET\s+NOT\s+NULL\b/i, 'refuses rows that the version before writes'],
  [/\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/i, 'refuses rows that the version before writes'],
  [
    /\bADD\s+CONSTRAINT\b.*\b(CHECK|UNIQUE)\b|\bCREATE\s+UNIQUE\s+INDEX\b/i,
    'refuses rows that the version before writes',
  ],
];

/**
 * What a migration does that the version before it would not survive: while a release rolls out, old and new processes
 * share one database. A table that the same migration creates is nobody's yet.
 */
export function migrationProblems(sql: string): string[] {
  if (CONTRACT.test(sql)) return [];
  const created = new Set(
    [...sql.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"(\w+)"/gi)].map(([, name]) => name),
  );
  const statements = sql
    .split(/--> statement-breakpoint|;\s*$/m)
    .filter((statement) => !SURVIVED.test(statement.trim()))
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return statements.flatMap((statement) => {
    const [, table] = /\b(?:ALTER TABLE|ON) "(\w+)"/i.exec(statement) ?? [];
    if (/^CREATE TABLE\b/i.test(statement) || (table && created.has(table))) return [];
    return REFUSED.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `${why}: ${statement}`);
  });
}

export const migrations: Gate = {
  name: 'Migrations that old processes survive',
  run: async () =>
    readdirSync(join(ROOT, FOLDER))
      .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= FIRST_CHECKED)
      .flatMap((name) =>
        migrationProblems(readFileSync(join(ROOT, FOLDER, name), 'utf8')).map((what) => `${FOLDER}/${name} ${what}`),
      )
      .join('\n'),
};
