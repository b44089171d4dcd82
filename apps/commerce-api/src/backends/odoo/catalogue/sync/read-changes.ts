import type { OdooClient } from '@geven/odoo-rpc';
import { OdooError } from '@geven/odoo-rpc';
import { readAll } from '../read/read-all';
import type { News } from './news';
import { type Change, WATCHED_MODELS, type WatchedModel, type WatchedRow } from './watched-models';

/** Rows of one call; a change of the whole range comes in several. */
const PAGE = 2000;

export interface Changes {
  readonly changes: readonly Change[];
  /** Newest date that was seen. */
  readonly newest: string;
}

/** Everything that was written since the newest date that was seen, in Odoo's own time: our clock has no part in it. */
export async function readChanges(client: OdooClient, newestBefore: string, news: News): Promise<Changes> {
  const since = news.since(newestBefore);
  const written: [watched: WatchedModel, rows: WatchedRow[]][] = [];
  for (const watched of WATCHED_MODELS) written.push([watched, await readWritten(client, watched, since)]);
  const dates = written.flatMap(([, rows]) => rows.map(({ write_date }) => write_date));
  const newest = [newestBefore, ...dates].toSorted().at(-1) ?? newestBefore;
  const changes = written.flatMap(([{ model, changeOf }, rows]) =>
    rows.filter((row) => news.isNews(model, row, newest)).map(changeOf),
  );
  return { changes, newest };
}

/** The newest date of all. */
export async function readNewest(client: OdooClient): Promise<string> {
  let newest = '1970-01-01 00:00:00';
  for (const { model } of WATCHED_MODELS) {
    const [row] = await allowed(() =>
      readAll<WatchedRow>(client, model, {
        domain: [],
        fields: ['write_date'],
        order: 'write_date desc',
        limit: 1,
        withArchived: true,
      }),
    );
    if (row && row.write_date > newest) newest = row.write_date;
  }
  return newest;
}

/** By id and not by date: a whole import has one date, and a page must end somewhere. */
async function readWritten(client: OdooClient, { model, fields }: WatchedModel, since: string): Promise<WatchedRow[]> {
  const rows: WatchedRow[] = [];
  for (let after = 0; ; ) {
    const page = await allowed(() =>
      readAll<WatchedRow>(client, model, {
        domain: [
          ['id', '>', after],
          ['write_date', '>=', since],
        ],
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

/** A merchant may keep a model from the gateway's user; the regular comparison finds what it would have reported. */
async function allowed(read: () => Promise<WatchedRow[]>): Promise<WatchedRow[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof OdooError && error.kind === 'forbidden') return [];
    throw error;
  }
}
