import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type ReadForm, readForm } from './read-form';
import type { FileFields } from './uploaded-files';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/x', {
    method: 'POST',
    body,
    headers: { host: 'shop.example', ...headers },
    duplex: 'half',
  } as RequestInit);

/** A body without an end, and without a length in front. */
function endless(head = ''): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      if (head) controller.enqueue(new TextEncoder().encode(head));
    },
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  return { stream, sent: () => sent };
}

async function read(body: BodyInit, fileFields?: FileFields): Promise<ReadForm> {
  const form = await readForm(post(body), fileFields);
  if (form instanceof Response) throw new Error(`refused with ${form.status}`);
  return form;
}

// Nobody else's files are there.
const folder = mkdtempSync(join(tmpdir(), 'geven-read-form-'));
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const uploads = () => readdirSync(folder);

it('reads the fields of a form, the last of a name, and 100,000 characters of any script', async () => {
  const message = '\u6f22'.repeat(100_000);
  const body = new URLSearchParams([
    ['name', 'Anna'],
    ['message', message],
    ['__proto__', 'x'],
    ['name', 'Büro & Söhne'],
  ]);
  expect((await read(body)).values).toMatchObject({ name: 'Büro & Söhne', message });
});

it('reads a form with files’ encoding too, and passes over files that nobody asked for', async () => {
  const fields = new FormData();
  fields.set('name', 'Anna');
  fields.set('photo', new File(['x'.repeat(1000)], 'a.png'));
  const form = await read(fields);
  expect(form.values).toEqual({ name: 'Anna' });
  expect(form.files).toEqual([]);
});

describe('files of a form', () => {
  const FIELDS = { photos: { maxFiles: 2, maxBytes: 300_000 } };
  const withPhotos = (...sizes: number[]) => {
    const fields = new FormData();
    for (const size of sizes)
      fields.append('photos', new File(['x'.repeat(size)], `${size}.png`, { type: 'image/png' }));
    fields.set('name', 'Anna');
    return fields;
  };

  it('lie on disk until they are disposed of', async () => {
    const form = await read(withPhotos(10, 300_000), FIELDS);
    expect(form.values).toEqual({ name: 'Anna' });
    expect(form.files).toMatchObject([
      { field: 'photos', name: '10.png', claimedType: 'image/png', bytes: 10 },
      { field: 'photos', name: '300000.png', bytes: 300_000 },
    ]);
    expect(readFileSync(form.files[0]?.path ?? '', 'utf8')).toBe('xxxxxxxxxx');
    await form.dispose();
    expect(uploads()).toEqual([]);
  });

  it.each([
    ['a byte too large', [300_001, 10], [10], { code: 'FILES_TOO_LARGE', params: { max: 300_000 } }],
    ['one too many', [1, 2, 3], [1, 2], { code: 'FILES_TOO_MANY', params: { max: 2 } }],
  ])(
    'that are %s are refused at their field; all else of the form is there (CF-07)',
    async (_, sizes, kept, refusal) => {
      const form = await read(withPhotos(...sizes), FIELDS);
      expect(form.values).toEqual({ name: 'Anna' });
      expect(form.files.map(({ bytes }) => bytes)).toEqual(kept);
      expect(form.fileRefusals).toEqual([{ ...refusal, field: 'photos' }]);
      await form.dispose();
      expect(uploads()).toEqual([]);
    },
  );

  it('of more than anybody reads leave what was entered before them, and nothing on the disk (CF-07)', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAnna\r\n' +
      '--x\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\n';
    const { stream, sent } = endless(head);
    const form = (await readForm(
      post(stream, { 'content-type': 'multipart/form-data; boundary=x' }),
      FIELDS,
    )) as ReadForm;
    expect(form.values).toEqual({ name: 'Anna' });
    expect(form.files).toEqual([]);
    expect(form.fileRefusals).toEqual([{ code: 'FILES_TOO_LARGE', params: { max: 300_000 }, field: 'photos' }]);
    expect(sent()).toBeLessThan(2_500_000);
    expect(uploads()).toEqual([]);
  });

  it('are not held in memory: a file is on disk before the next part of it comes', async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="photos"; filename="a"\r\n\r\n';
    let sizeOnDisk = 0;
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const [name] = uploads();
        if (name) sizeOnDisk = Math.max(sizeOnDisk, statSync(join(folder, name)).size);
        sent += 50_000;
        if (sent <= 250_000) return controller.enqueue(new Uint8Array(50_000));
        controller.enqueue(new TextEncoder().encode('\r\n--x--\r\n'));
        controller.close();
      },
    });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const form = (await readForm(post(body, type), FIELDS)) as ReadForm;
    expect(form.files[0]?.bytes).toBe(250_000);
    expect(sizeOnDisk).toBeGreaterThanOrEqual(100_000);
    await form.dispose();
  });
});

it('refuses a field that is too long', async () => {
  expect(((await readForm(post(new URLSearchParams({ a: 'x'.repeat(300_001) })))) as Response).status).toBe(413);
});

it('counts a body while it comes in and stops reading when it is too large', async () => {
  const { stream, sent } = endless();
  const refused = await readForm(post(stream, { 'content-type': 'application/x-www-form-urlencoded' }));
  expect((refused as Response).status).toBe(413);
  expect(sent()).toBeLessThan(1_800_000);
});

it.each([
  ['text', 'text/plain', 'locale=nl'],
  ['JSON', 'application/json', '{"locale":"nl"}'],
  ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nnothing'],
  ['no type', '', 'locale=nl'],
])('answers %s with 400', async (_name, type, body) => {
  expect(((await readForm(post(body, { 'content-type': type }))) as Response).status).toBe(400);
});

it('refuses other sites before it reads anything', async () => {
  const { stream, sent } = endless();
  const refused = await readForm(post(stream, { origin: 'https://evil.example' }));
  expect((refused as Response).status).toBe(403);
  expect(sent()).toBeLessThan(20_000);
});
