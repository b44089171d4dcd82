import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { camelToSnake } from './camel-to-snake';

/** Rows in one piece of the stream, so that a large table is not one large text in memory. */
const ROWS_PER_CHUNK = 500;

/** Loads rows with COPY, the fastest way in; their properties are the columns' names in camel case, all rows alike. */
export async function copyRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const columns = names.map((name) => escapeIdentifier(camelToSnake(name))).join(', ');
  const stream = client.query(copyFrom(`copy ${escapeIdentifier(table)} (${columns}) from stdin`));
  await pipeline(Readable.from(toLines(rows, names)), stream);
}

function* toLines(rows: readonly object[], names: readonly string[]): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
    const lines = rows.slice(from, from + ROWS_PER_CHUNK).map((row) => {
      const values: Record<string, unknown> = { ...row };
      return `${names.map((name) => toField(values[name])).join('\t')}\n`;
    });
    yield lines.join('');
  }
}

/** A value in COPY's text format; objects go into json columns, arrays into arrays of text. */
function toField(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return escapeField(toArray(value));
  return escapeField(typeof value === 'string' ? value : JSON.stringify(value));
}

function toArray(items: readonly unknown[]): string {
  return `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escapeField(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}
