import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from '../../database/connection';
import { invoiceJournal, journalFile, journalSums, type Month } from './invoice-journal';

interface InvoicesCommand extends Pick<Database, 'db'> {
  /** `export`. */
  readonly command: string | undefined;
  readonly words: readonly string[];
  /** Options as they were typed. */
  readonly month: string | undefined;
  readonly to: string | undefined;
  readonly say: (line: string) => void;
}

/** Runs one of the commands for invoices; false for anything else. What cannot be done is raised. */
export async function runInvoicesCommand(options: InvoicesCommand): Promise<boolean> {
  const { command, words, month, to, say, db } = options;
  if (command !== 'export' || words.length > 0 || month === undefined) return false;
  const rows = await invoiceJournal(db, monthOf(month));
  if (rows.length === 0) {
    say(`Nothing was invoiced in ${month}`);
    return true;
  }
  const path = resolve(to ?? `invoices-${month}.csv`);
  await writeFile(path, journalFile(rows));
  for (const line of journalSums(rows)) say(line);
  say(`${rows.length} invoices and credit notes of ${month} are in ${path}`);
  return true;
}

function monthOf(typed: string): Month {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(typed) ?? [];
  if (!year || !month) throw new Error('--month takes a month, such as 2026-11');
  const next = new Date(Date.UTC(Number(year), Number(month), 1));
  return { from: `${typed}-01`, before: next.toISOString().slice(0, 10) };
}
