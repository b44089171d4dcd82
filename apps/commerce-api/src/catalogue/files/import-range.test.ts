import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { createTestDatabase } from '../../database/testing';
import { CATALOGUE_CHANGED } from '../catalogue-changes';
import { fillSampleCatalogue } from '../fill-sample-catalogue';
import { disassembleRange } from './disassemble-range';
import { exportRange } from './export-range';
import { ImportRunning, importRange, presentRange } from './import-range';
import { InvalidImport } from './problems';
import type { Range } from './range-files';

let created: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let sample: Range;
let small: Range;
let folder: string;

beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase(created.url, { max: 8 });
  await fillSampleCatalogue(database);
  sample = await presentRange(database);
  small = firstProducts(sample, 30);
});
afterAll(async () => {
  await database?.close();
  await created?.drop();
});

/** Files of a range in a folder of their own. */
async function exported(range: Range = small): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'range-'));
  await exportRange(folder, range);
  return folder;
}

/** The first products of a range, with everything that belongs to them: quicker to read and write. */
function firstProducts({ records, redirects }: Range, count: number): Range {
  const templates = records.templates.slice(0, count);
  const ids = new Set(templates.map(({ id }) => id));
  const isKept = ({ templateId }: { templateId: number }) => ids.has(templateId);
  const variants = records.variants.filter(isKept);
  const variantIds = new Set(variants.map(({ id }) => id));
  const kept = {
    templates: templates.map((template) => ({ ...template, accessoryIds: [], alternativeIds: [] })),
    variants,
    listPrices: records.listPrices.filter(({ variantId }) => variantIds.has(variantId)),
    finishes: records.finishes.filter(isKept),
    productCategories: records.productCategories.filter(isKept),
    prices: [],
  };
  return { records: { ...records, ...kept }, redirects };
}
afterEach(() => rm(folder, { recursive: true, force: true }));

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));

/** The range as it can be compared: rows of a table have no order. */
function sorted({ records, redirects }: Range) {
  const inOrder = (rows: readonly unknown[]) => rows.map((row) => canonical(row)).sort();
  return {
    ...Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, inOrder(rows)])),
    redirects: inOrder(redirects),
  };
}
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort())
      : inner,
  );

async function problemsOf(
  path: string,
): Promise<readonly { file: string; line?: number | undefined; message: string }[]> {
  const failure = await importRange(database, { path, isDryRun: false }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(InvalidImport);
  return (failure as InvalidImport).problems;
}

const state = async () => {
  const { rows } = await database.db.execute(sql`select source, version, xmin::text from catalogue_state`);
  return rows;
};

describe('an exported range', () => {
  it('is the same range when it is imported, within 20 s, and the sample does not come back over it', async () => {
    const path = await exported(sample);
    const heard: string[] = [];
    const listening = await database.listen({
      channel: CATALOGUE_CHANGED,
      onNotify: () => heard.push('changed'),
      onReconnect: () => undefined,
    });
    const started = performance.now();
    const summary = await importRange(database, { path, isDryRun: false });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(sorted(await presentRange(database))).toEqual(sorted(sample));
    expect(summary.prices).toEqual([]);
    expect(summary.kinds.filter(({ added, changed, gone }) => added + changed + gone > 0)).toEqual([]);
    expect(await fillSampleCatalogue(database)).toBe(false);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await listening.close();
  });
});

describe('one JSON file', () => {
  it('holds a whole range too', async () => {
    const path = join(await exported(), 'range.json');
    await writeFile(path, JSON.stringify(Object.fromEntries(disassembleRange(small))));
    await importRange(database, { path, isDryRun: false });
    expect(sorted(await presentRange(database))).toEqual(sorted(small));
  });
});

describe('a dry run', () => {
  it('reports what would be new, changed and gone, and which prices, and changes nothing', async () => {
    const path = await exported();
    await importRange(database, { path, isDryRun: false });
    const before = await state();
    const { itemNumber, price } = small.records.variants[0] as { itemNumber: string; price: number };
    await edit('variants.csv', (text) =>
      text
        .split('\n')
        .map((line) => (line.includes(`,${itemNumber},`) ? line.replace(`,${price},`, `,${price + 100},`) : line))
        .join('\n'),
    );
    await edit('taggings.csv', (text) => `${text}new-tag,900,no,nieuw,new,neu\n`);
    await edit('search-redirects.csv', (text) => text.split('\n').slice(0, 1).join('\n'));
    const summary = await importRange(database, { path, isDryRun: true });
    expect(summary.prices).toEqual([{ itemNumber, before: price, after: price + 100 }]);
    const changes = Object.fromEntries(summary.kinds.map(({ kind, ...counts }) => [kind, counts]));
    expect(changes.variants).toEqual({ added: 0, changed: 1, gone: 0 });
    expect(changes.taggings).toEqual({ added: 1, changed: 0, gone: 0 });
    expect(changes.searchRedirects).toEqual({ added: 0, changed: 0, gone: small.redirects.length });
    expect(await state()).toEqual(before);
  });
});

describe('a bad range', () => {
  it('changes nothing for one bad row in 10,000, and names the row', async () => {
    const path = await exported();
    const before = await state();
    await edit('variants.csv', (text) => {
      const lines = text.trimEnd().split('\n');
      const [head = '', first = ''] = lines;
      const names = head.replace('\ufeff', '').split(',');
      const row = (index: number, price: number) => {
        const cells = first.split(',');
        const digits = `2${String(5_000_000 + index).padStart(11, '0')}`;
        const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
        cells[names.indexOf('id')] = String(5_000_000 + index);
        cells[names.indexOf('itemNumber')] = `NEW-${index}`;
        cells[names.indexOf('barcode')] = `${digits}${(10 - (sum % 10)) % 10}`;
        cells[names.indexOf('price')] = String(price);
        return cells.join(',');
      };
      const added = Array.from({ length: 10_000 - lines.length + 1 }, (_, index) =>
        row(index, index === 1000 ? -5 : 995),
      );
      return [...lines, ...added].join('\n');
    });
    const line = small.records.variants.length + 1 + 1001;
    expect(await problemsOf(path)).toEqual([
      { file: 'variants.csv', line, message: 'price is -5 and must not be below 0' },
    ]);
    expect(await state()).toEqual(before);
  });

  it('reports unknown references, ids and barcodes that are there twice, and codes that are not true', async () => {
    const path = await exported();
    await edit('variants.csv', (text) => {
      const lines = text.split('\n');
      lines[3] = (lines[2] as string).replace(/^\d+/, '999999');
      lines[5] = (lines[5] as string).replace(/,[A-Z]{2}-[\w-]+,/, ',XX-NOBODY,');
      lines[6] = (lines[6] as string).replace(/(,2\d{11})\d,/, (_whole, stem: string) => `${stem}x,`);
      return lines.join('\n');
    });
    const problems = await problemsOf(path);
    expect(problems).toContainEqual({ file: 'variants.csv', line: 4, message: 'itemNumber is that of line 3 too' });
    expect(problems).toContainEqual({ file: 'variants.csv', line: 4, message: 'barcode is that of line 3 too' });
    expect(problems.find(({ line }) => line === 7)?.message).toMatch(/^barcode is "2\d{11}x" and not 13 digits$/);

    await exported();
    await edit('variants.csv', (text) =>
      text
        .replace(/,[A-Z]{2}-[\w-]+,/, ',XX-NOBODY,')
        .replace(/(,2\d{11})(\d),/, (_w, stem: string, digit: string) => `${stem}${(Number(digit) + 1) % 10},`),
    );
    await edit('templates.csv', (text) => text.replace(',ipe,', ',unobtainium,'));
    await edit('categories.csv', (text) => {
      const lines = text.split('\n');
      const [id, key] = (lines[1] as string).split(',');
      return [lines[0], (lines[1] as string).replace(`${id},${key},,`, `${id},${key},${key},`), ...lines.slice(2)].join(
        '\n',
      );
    });
    const messages = (await problemsOf(folder)).map(({ file, line, message }) => `${file}:${line} ${message}`);
    expect(messages).toContain('variants.csv:2 names the product XX-NOBODY, which is not there');
    expect(messages).toContainEqual(expect.stringMatching(/^variants\.csv:2 barcode \d{13} must end in \d$/));
    expect(messages).toContainEqual(
      expect.stringMatching(/^templates\.csv:\d+ specie names unobtainium, which is not in species$/),
    );
    expect(messages).toContainEqual(expect.stringMatching(/^categories\.csv:2 parent leads round to .+ again$/));
  });

  it('reports prices of a list that are the standard ones, and those of variants that are not there', async () => {
    const path = await exported();
    await edit('list-prices.csv', (text) => {
      const lines = text.split('\n');
      lines[1] = (lines[1] as string).replace(/^trade/, 'standard');
      lines[2] = (lines[2] as string).replace(/^trade,[^,]+/, 'trade,NOBODY-1');
      return lines.join('\n');
    });
    expect(await problemsOf(path)).toEqual([
      { file: 'list-prices.csv', line: 2, message: 'priceList is standard, whose prices are in variants' },
      { file: 'list-prices.csv', line: 3, message: 'itemNumber names NOBODY-1, which is not in variants' },
    ]);
  });

  it('reports files that are missing, unknown, empty, broken or not UTF-8', async () => {
    const path = await exported();
    await rm(join(path, 'categories.csv'));
    await writeFile(join(path, 'varaints.csv'), 'id\n1');
    await writeFile(join(path, 'ribbons.csv'), '');
    await writeFile(join(path, 'species.csv'), Buffer.from('slug,sequence\ngr\xfcn,1\n', 'latin1'));
    await writeFile(join(path, 'taggings.json'), '[{ "slug": "a",\n "sequence" 1 }]');
    await rm(join(path, 'taggings.csv'));
    await writeFile(join(path, 'videos.csv'), 'category,"url\n');
    const problems = await problemsOf(path);
    const messageOf = (file: string) => problems.find((each) => each.file === file)?.message;
    expect(problems).toContainEqual({ file: path, message: 'has no categories' });
    expect(messageOf('varaints.csv')).toMatch(/^is none of species, /);
    expect(messageOf('ribbons.csv')).toMatch(/^is empty/);
    expect(messageOf('species.csv')).toMatch(/^is not UTF-8: save it as UTF-8/);
    expect(problems).toContainEqual({ file: 'taggings.json', line: 2, message: 'is no JSON: ColonExpected' });
    expect(messageOf('videos.csv')).toMatch(/^is no CSV: /);
    expect(await problemsOf(join(path, 'nowhere'))).toContainEqual({
      file: join(path, 'nowhere'),
      message: 'is not there',
    });
  });

  it('is refused while another import is under way', async () => {
    const path = await exported();
    const both = await Promise.allSettled([1, 2].map(() => importRange(database, { path, isDryRun: false })));
    const refused = both.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toBeInstanceOf(ImportRunning);
    expect(sorted(await presentRange(database))).toEqual(sorted(small));
  });
});

describe('an imported text', () => {
  it('keeps no script, style or handler, and plain texts no markup', async () => {
    const path = await exported();
    const lines = [
      '<p onclick="steal()">Fine <b>wood</b></p><script>steal()</script><a href="javascript:steal()">x</a>',
    ];
    await writeFile(
      join(path, 'category-texts.csv'),
      `category,title_nl,title_en,title_de,html_nl,html_en,html_de\n${small.records.categories[0]?.key},"Hout <script>steal()</script>",Wood < 25 %,Holz & Ton,"${(lines[0] as string).replaceAll('"', '""')}",,\n`,
    );
    await importRange(database, { path, isDryRun: false });
    const { records } = await presentRange(database);
    const [text] = records.categoryTexts;
    expect(text?.texts.nl.html).toBe('<p>Fine <b>wood</b></p><a>x</a>');
    expect(text?.texts.nl.title).toBe('Hout');
    expect(text?.texts.en.title).toBe('Wood < 25 %');
    expect(text?.texts.de.title).toBe('Holz & Ton');
  });
});
