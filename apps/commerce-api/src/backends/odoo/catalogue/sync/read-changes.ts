import type { OdooClient } from '../../client/odoo-client';
import { OdooError } from '../../client/odoo-error';
import { readAll } from '../read-all';
import type { Cursors } from './sync-rows';
import { type Change, WATCHED_MODELS, type WatchedModel, type WatchedRow } from './watched-models';

/** Rows of one call; a change of the whole range comes in several. */
const PAGE = 2000;
/**
 * A transaction dates its records when it begins and shows them when it ends: each question reaches back this far
 * behind the newest date that was seen.
 */
const OVERLAP_MS = 120_000;

export interface Changes {
  readonly changes: readonly Change[];
  readonly cursors: Cursors;
}

/** Tells whether a row was read and dealt with before. */
export type IsNews = (model: string, row: WatchedRow) => boolean;

/** Everything that was written since the cursors, in Odoo's own time: our clock has no part in it. */
export async function readChanges(client: OdooClient, cursors: Cursors, isNews: IsNews): Promise<Changes> {
  const changes: Change[] = [];
  const next: Record<string, string> = { ...cursors };
  for (const watched of WATCHED_MODELS) {
    const cursor = cursors[watched.model];
    for (const row of await readWritten(client, watched, cursor && overlapping(cursor))) {
      if (row.write_date > (next[watched.model] ?? '')) next[watched.model] = row.write_date;
      if (isNews(watched.model, row)) changes.push(watched.changeOf(row));
    }
  }
  return { changes, cursors: next };
}

/** The newest dates of all models, before anything is read: what is written while we read is news afterwards. */
export async function readCursors(client: OdooClient): Promise<Cursors> {
  const cursors: Record<string, string> = {};
  for (const { model } of WATCHED_MODELS) {
    const [newest] = await allowed(() =>
      readAll<WatchedRow>(client, model, {
        domain: [],
        fields: ['write_date'],
        order: 'write_date desc',
        limit: 1,
        withArchived: true,
      }),
    );
    if (newest) cursors[model] = newest.write_date;
  }
  return cursors;
}

/** By id and not by date: a whole import has one date, and a page must end somewhere. */
async function readWritten(
  client: OdooClient,
  { model, fields }: WatchedModel,
  since: string | undefined,
): Promise<WatchedRow[]> {
  const rows: WatchedRow[] = [];
  for (let after = 0; ; ) {
    const page = await allowed(() =>
      readAll<WatchedRow>(client, model, {
        domain: [['id', '>', after], ...(since ? [['write_date', '>=', since]] : [])],
        fields: ['write_date', ...fields],
        limit: PAGE,
        withArchived: true,
      }),
    );
    rows.push(...page);
    const last = page.at(-1);
    if (page.length < PAGE || !last) return rows;
    after = last.id;
  }
}

/** A merchant may keep a model from the gateway's user; the regular comparison finds what it would have told. */
async function allowed(read: () => Promise<WatchedRow[]>): Promise<WatchedRow[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof OdooError && error.kind === 'forbidden') return [];
    throw error;
  }
}

/** Odoo's dates are UTC: `2026-11-21 09:15:00`. */
function overlapping(cursor: string): string {
  const time = Date.parse(`${cursor.replace(' ', 'T')}Z`) - OVERLAP_MS;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
