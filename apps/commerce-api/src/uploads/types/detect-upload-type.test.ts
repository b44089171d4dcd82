import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { detectUploadType } from './detect-upload-type';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geven-types-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detect(content: string | Buffer, name = 'file') {
  const path = join(folder, 'received');
  await writeFile(path, content);
  return detectUploadType(path, name);
}

/** A ZIP archive of texts, deflated. */
function zip(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const typesOf = (...types: string[]) =>
  `<?xml version="1.0"?><Types>${types.map((type) => `<Override PartName="/x" ContentType="${type}"/>`).join('')}</Types>`;
const workbook = (more: Readonly<Record<string, string | Buffer>> = {}, types = typesOf(SHEET)) =>
  zip({ '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>', ...more });

/** A box of HEIF. */
function box(type: string, content: string, length = content.length + 8): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return Buffer.concat([head, Buffer.from(type + content, 'latin1')]);
}
const HEIC = Buffer.concat([box('ftyp', 'heic\0\0\0\0mif1heic'), box('meta', '\0\0\0\0'), box('mdat', 'x'.repeat(50))]);
const DXF = '999\nby hand\n  0\nSECTION\n  2\nHEADER\n  0\nENDSEC\n  0\nEOF\n';
const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });

it('knows pictures, documents and drawings by their content, whatever they are called (CF-07)', async () => {
  expect(await detect('%PDF-1.7\n1 0 obj\n', 'plan.exe')).toBe('pdf');
  expect(await detect(await picture().jpeg().toBuffer(), 'plan.pdf')).toBe('jpg');
  expect(await detect(await picture().png().toBuffer())).toBe('png');
  expect(await detect(await picture().webp().toBuffer())).toBe('webp');
  expect(await detect(HEIC)).toBe('heic');
  expect(await detect(`AC1032${'\0'.repeat(50)}`)).toBe('dwg');
  expect(await detect(workbook(), 'list.csv')).toBe('xlsx');
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  expect(await detect(zip({ '[Content_Types].xml': typesOf(word), 'word/document.xml': '<d/>' }))).toBe('docx');
});

it('knows a drawing to exchange by its first section and its end, or as a binary one (CF-07)', async () => {
  expect(await detect(DXF)).toBe('dxf');
  expect(await detect(DXF.replaceAll('\n', '\r\n'))).toBe('dxf');
  expect(await detect(`AutoCAD Binary DXF\r\n\x1a\0${'\x01'.repeat(20)}`)).toBe('dxf');
  expect(await detect(DXF.replace('EOF\n', ''))).toBe('not allowed');
  expect(await detect(DXF.replace('HEADER', 'HEADER\n\0\x01'))).toBe('not allowed');
});

it('takes a text for a table where it is called so, in any encoding, also one that begins like a program (CF-07)', async () => {
  expect(await detect('Länge;Stück\n4000;12\n', 'list.csv')).toBe('csv');
  expect(await detect(Buffer.from('L\xe4nge;St\xfcck\r\n', 'latin1'), 'LIST.CSV')).toBe('csv');
  expect(await detect('BM;MZ\n1;2\n', 'list.csv')).toBe('csv');
  expect(await detect('a;b\n', 'list.txt')).toBe('not allowed');
  expect(await detect(' \n', 'list.csv')).toBe('not allowed');
});

it.each([
  ['a page named as a table', ' \n<!DOCTYPE html><script>alert(1)</script>', 'list.csv'],
  ['markup behind a line', 'a;b\n<script src=//evil.example></script>', 'list.csv'],
  ['a program named as a table', `MZ${'\0'.repeat(100)}`, 'list.csv'],
  ['a program named as a document', `MZ\x90\0${'\0'.repeat(100)}`, 'plan.pdf'],
  ['a drawing that browsers run', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'plan.svg'],
  ['an archive', zip({ 'plan.pdf': '%PDF-1.7' }), 'plan.zip'],
])('refuses %s (CF-07)', async (_name, content, name) => {
  expect(await detect(content, name)).toBe('not allowed');
});

it.each([
  ['by where it lies', workbook({ 'xl/vbaProject.bin': 'x' })],
  [
    'by its declared type, under whatever name',
    workbook({ 'xl/a.bin': 'x' }, typesOf(SHEET, 'application/vnd.ms-office.vbaProject')),
  ],
  ['as a sheet of commands', workbook({ 'xl/macrosheets/sheet1.xml': '<x/>' })],
  [
    'in a document that says so of itself',
    workbook({}, typesOf('application/vnd.ms-excel.sheet.macroEnabled.main+xml')),
  ],
  ['in a list of types that unpacks to megabytes', workbook({}, typesOf(SHEET) + ' '.repeat(2_000_000))],
])('refuses a table with a program: %s (CF-07)', async (_name, content) => {
  expect(await detect(content, 'list.xlsx')).toBe('not allowed');
});

it('finds damaged what is empty or a photograph that is cut off (CF-07)', async () => {
  expect(await detect('')).toBe('damaged');
  expect(await detect(HEIC.subarray(0, HEIC.length - 10))).toBe('damaged');
  expect(await detect(HEIC.subarray(0, 24))).toBe('damaged');
});
