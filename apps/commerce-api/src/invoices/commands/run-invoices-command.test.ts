import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../backends/embedded/testing/start-embedded';
import { orders } from '../../database/schema/orders';
import { runOrdersCommand } from '../../orders/commands/run-orders-command';
import { placeSample } from '../../orders/testing/place-sample';
import { createIssueInvoices } from '../issue-invoices';
import { ISSUER } from '../testing/sample-invoice';
import { runInvoicesCommand } from './run-invoices-command';

const FORMULA = '=HYPERLINK("http://evil.example","Invoice")';

describe('the command that exports invoices', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let folder: string;
  let now = new Date('2026-11-30T10:00:00Z');
  const clock = { now: () => now };
  const enqueue = async () => {};
  beforeAll(async () => {
    backend = await startEmbedded();
    folder = await mkdtemp(join(tmpdir(), 'journal-'));
  });
  afterAll(async () => {
    await backend.close();
    await rm(folder, { recursive: true });
  });

  async function exported(month: string | undefined, command = 'export') {
    const said: string[] = [];
    const to = join(folder, `${month}.csv`);
    const isKnown = await runInvoicesCommand({
      ...{ command, words: [], db: backend.db, month, to, say: (line) => void said.push(line) },
    });
    const file = await readFile(to, 'utf8').catch(() => '');
    const rows: Record<string, string>[] = file ? parse(file, { bom: true, columns: true, delimiter: ';' }) : [];
    return { isKnown, file, rows, said: said.join('\n') };
  }
  const run = (command: string, ...words: string[]) =>
    runOrdersCommand({
      ...{ command, words, db: backend.db, clock, enqueue, say: () => {} },
      ...{ isCapturedLater: false, isAgain: false, isFreightAgreed: false },
    });
  const issue = (id: number) =>
    createIssueInvoices({ db: backend.db, clock, enqueue, prefixes: { invoice: 'RE', creditNote: 'GS' }, ...ISSUER })(
      id,
    );

  it('writes each invoice and credit note of a month with its net, VAT and gross (LG-17)', async () => {
    const { order } = await placeSample(backend, { paymentKind: 'CARD' });
    const address = { ...order.shippingAddress, companyName: FORMULA };
    const snapshot = sql`${orders.snapshot} || ${JSON.stringify({ shippingAddress: address, invoiceAddress: null })}::jsonb`;
    await backend.db.update(orders).set({ snapshot }).where(eq(orders.id, order.id));
    await issue(order.id);
    const untouched = (await placeSample(backend, { paymentKind: 'CARD' })).order;
    await issue(untouched.id);
    await run('deliver', order.name);
    await run('refund', order.name, '10,00');
    await issue(order.id);
    now = new Date('2026-12-01T10:00:00Z');
    await run('refund', order.name, 'all');
    await issue(order.id);

    const { rows, file, said } = await exported('2026-11');
    const { untaxed, tax, total } = order.amounts;
    const euros = (cents: number) => (cents / 100).toFixed(2);
    expect(rows).toMatchObject([
      { number: 'GS2026-00001', kind: 'creditNote', state: 'credit', gross: '-10.00', corrects: 'RE2026-00001' },
      {
        ...{ number: 'RE2026-00001', kind: 'invoice', date: '2026-11-30', state: 'credited', order: order.name },
        ...{
          net: euros(untaxed),
          vat: euros(tax),
          gross: euros(total),
          vat_rate: String(order.vatRate),
          country: 'NL',
        },
      },
      { number: 'RE2026-00002', state: 'paid', order: untouched.name },
    ]);
    const sumOf = (column: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    expect(sumOf('net') + sumOf('vat')).toBe(sumOf('gross'));
    expect(said).toContain(`${order.vatRate}% VAT: net ${euros(sumOf('net'))}, VAT ${euros(sumOf('vat'))}`);
    expect(file.charCodeAt(0)).toBe(0xfeff);
    expect((await exported('2026-12')).rows).toMatchObject([{ kind: 'creditNote', date: '2026-12-01' }]);
  });

  it('writes nothing that a spreadsheet takes for a formula (LG-17)', async () => {
    const { rows } = await exported('2026-11');
    expect(rows.map(({ customer }) => customer)).toContain(`'${FORMULA}`);
    // Numbers stay numbers, also below zero.
    expect(rows[0]?.gross).toBe('-10.00');
  });

  it('says where there is nothing, and takes no month that does not exist', async () => {
    expect(await exported('2027-01')).toMatchObject({
      isKnown: true,
      file: '',
      said: 'Nothing was invoiced in 2027-01',
    });
    for (const month of ['2026-13', '2026-1', '11-2026', '../x'])
      await expect(exported(month)).rejects.toThrow('--month');
    expect(await exported(undefined)).toMatchObject({ isKnown: false });
    expect(await exported('2026-11', 'import')).toMatchObject({ isKnown: false });
  });
});
