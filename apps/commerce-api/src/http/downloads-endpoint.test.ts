import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'content-disposition';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { createDownloads } from '../downloads/downloads';
import { PUBLISHER, sampleProduct, sampleProductById } from '../downloads/testing/sample-products';
import { openDocumentFolder } from '../gateways/document-folder/document-folder';
import type { Sheet } from '../ports/sheet';
import { TEST_CLIENT, unlimited } from '../testing/unlimited';
import { createDownloadsEndpoint, DOWNLOADS_PATH } from './downloads-endpoint';

const failures: unknown[] = [];
let sheets: Sheet[] = [];
let folder: string;
let origin: string;
let held: Promise<void> | undefined;
let now = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'documents-'));
  folder = join(root, 'own');
  await mkdir(folder);
  await writeFile(join(root, 'secret.pdf'), 'secret');
  const downloads = createDownloads({
    product: sampleProductById,
    merchantDocuments: openDocumentFolder(folder),
    readPicture: async () => null,
    write: async (sheet) => {
      sheets.push(sheet);
      await held;
      return Buffer.from(`%PDF ${sheet.title}`);
    },
    publisher: PUBLISHER,
    clock: { now: () => now },
  });
  const endpoint = createDownloadsEndpoint({
    downloads,
    limits: unlimited,
    onFailure: (error) => failures.push(error),
  });
  const handler = createServer({
    readClient: () => TEST_CLIENT,
    log: pino({ level: 'silent' }),
    endpoints: { [DOWNLOADS_PATH]: endpoint },
  });
  const server = createHttpServer(handler).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return () => void server.close();
});
afterEach(() => {
  sheets = [];
  expect(failures.splice(0)).toEqual([]);
});

const { id, title, itemNumber } = sampleProduct('CL-WRC-020140-CS', 'de');
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

/** Unlike `fetch`, leaves the address as it is. */
function getRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.on('error', reject).end();
  });
}

describe('GET /api/downloads (API-69)', () => {
  it.each([
    ['nl', 'Productblad'],
    ['en', 'Product sheet'],
    ['de', 'Produktdatenblatt'],
  ] as const)('names the file in %s by content-disposition (PD-20)', async (locale, kind) => {
    const answer = await get(`/api/downloads/${id}/product-sheet.pdf?locale=${locale}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-language')).toBe(locale);
    const disposition = answer.headers.get('content-disposition') as string;
    expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''/);
    const name = `${kind} ${sampleProduct('CL-WRC-020140-CS', locale).title.name}.pdf`;
    expect(parse(disposition).parameters.filename).toBe(name);
    expect(await answer.text()).toMatch(/^%PDF/);
  });

  it('answers every document that a product of the range lists (PD-20, LG-13)', async () => {
    const listed = ['CL-', 'RH-', 'PM-', 'SM-', 'DH-', 'TB-', 'AC-OIL', 'AC-SCR'].map((each) =>
      sampleProduct(each, 'en'),
    );
    for (const { productDocuments, family } of listed) {
      for (const { url } of productDocuments) {
        const answer = await get(url);
        expect([url, answer.status]).toEqual([url, 200]);
        await answer.arrayBuffer();
      }
      const kinds = productDocuments.map(({ kind }) => kind);
      expect(kinds.includes('DECLARATION_OF_PERFORMANCE')).toBe(['CL', 'RH', 'PM', 'SM'].includes(family));
    }
  });

  it('writes a document once, for all who ask, until its day or facts are others', async () => {
    const path = `/api/downloads/${id}/product-sheet.pdf?locale=de`;
    now = new Date('2026-11-22T12:00:00Z');
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(path)));
    expect(sheets).toHaveLength(1);
    const etag = answers[0]?.headers.get('etag') as string;
    expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toEqual(new Set([etag]));
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    now = new Date('2026-11-23T12:00:00Z');
    expect((await get(path, { 'if-none-match': etag })).status).toBe(200);
    expect(sheets).toHaveLength(2);
  });

  it('refuses more than it can write soon', async () => {
    now = new Date('2026-11-24T12:00:00Z');
    let write = (): void => undefined;
    held = new Promise((resolve) => {
      write = resolve;
    });
    const statuses: number[] = [];
    const asked = Array.from({ length: 40 }, async (_, index) => {
      const answer = await get(`/api/downloads/${id + index}/product-sheet.pdf?locale=nl`);
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2');
      statuses.push(answer.status);
    });
    // One is being written and twenty wait; the others have their answer.
    await vi.waitFor(() => expect(statuses).toHaveLength(40 - 21), 10_000);
    expect(statuses).toContain(503);
    held = undefined;
    write();
    await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
  });

  it.each([
    ['an unknown product', '/api/downloads/999999999/product-sheet.pdf'],
    ['a document that the product does not have', '/api/downloads/{id}/safety-data-sheet.pdf'],
    ['a kind that nobody knows', '/api/downloads/{id}/secret.pdf'],
  ])('answers 404 as JSON for %s', async (_what, path) => {
    const answer = await get(path.replace('{id}', String(id)));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ status: 'not found' });
  });

  it.each([
    ['a parent folder', '/api/downloads/1/../../secret.pdf'],
    ['an encoded parent folder', '/api/downloads/1/%2e%2e%2fsecret.pdf'],
    ['one that is encoded twice', '/api/downloads/1/%252e%252e%252fsecret.pdf'],
    ['a backslash', '/api/downloads/1/..\\secret.pdf'],
    ['a null byte', '/api/downloads/1/product-sheet%00.pdf'],
    ['a negative id', '/api/downloads/-1/product-sheet.pdf'],
    ['an id beyond all', '/api/downloads/99999999999/product-sheet.pdf'],
    ['another kind of file', '/api/downloads/1/product-sheet.exe'],
    ['a language that is not spoken', '/api/downloads/1/product-sheet.pdf?locale=../nl'],
    ['5,000 characters', `/api/downloads/1/${'a'.repeat(5000)}.pdf`],
  ])('refuses %s with JSON', async (_what, path) => {
    const { status, body } = await getRaw(path);
    expect([400, 404]).toContain(status);
    expect(JSON.parse(body)).toHaveProperty('status');
    expect(body).not.toContain('secret');
  });

  it('reads nothing but GET and HEAD', async () => {
    const path = `/api/downloads/${id}/product-sheet.pdf`;
    expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).toBe(405);
    const head = await fetch(`${origin}${path}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toMatch(/^\d+$/);
    expect(await head.text()).toBe('');
  });
});

describe('the merchant’s own files', () => {
  const path = `/api/downloads/${id}/declaration-of-performance.pdf?locale=de`;

  it('take the place of what would be written, the most exact name first, under the same name (PD-20)', async () => {
    const names = ['CL', 'CL-WRC', 'CL-WRC-020140-CS'].map((stem) => `${stem}.declaration-of-performance`);
    for (const name of names) {
      await writeFile(join(folder, `${name}.pdf`), `own ${name}`);
      const answer = await get(path);
      expect(await answer.text()).toBe(`own ${name}`);
      expect(parse(answer.headers.get('content-disposition') as string).parameters.filename).toBe(
        `Leistungserklärung ${title.name}.pdf`,
      );
    }
    await writeFile(join(folder, `${itemNumber}.declaration-of-performance.de.pdf`), 'own, German');
    expect(await (await get(path)).text()).toBe('own, German');
    expect(await (await get(path.replace('=de', '=nl'))).text()).toBe(`own ${names[2]}`);
    expect(sheets).toEqual([]);
  });

  it('are not what a link in the folder leads to outside of it', async () => {
    await symlink(join(folder, '..', 'secret.pdf'), join(folder, `${itemNumber}.assembly-instruction.pdf`));
    const answer = await get(`/api/downloads/${id}/assembly-instruction.pdf?locale=de`);
    expect(await answer.text()).toMatch(/^%PDF/);
  });
});
