import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleRecords } from '@geven/sample-range';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueReader } from '../catalogue/catalogue-reader';
import { buildCatalogueIndex } from '../catalogue/projection/catalogue-index';
import { createServer } from '../create-server';
import { TEST_CLIENT } from '../testing/unlimited';
import { createSectionsEndpoint, SECTIONS_PATH } from './sections-endpoint';

describe('GET /api/sections/{itemNumber}.svg', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const records = sampleRecords();
    const grooved = records.templates.find(({ itemNumber }) => itemNumber === 'DH-IPE-021145-GR');
    if (!grooved) throw new Error('No DH-IPE-021145-GR in the sample');
    grooved.texts.en.name = '<script>alert("1 & 2")</script>\u0007';
    const index = buildCatalogueIndex(records);
    const endpoint = createSectionsEndpoint(createCatalogueReader(() => index));
    server = createHttpServer(
      createServer({
        readClient: () => TEST_CLIENT,
        log: pino({ level: 'silent' }),
        endpoints: { [SECTIONS_PATH]: endpoint },
      }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${SECTIONS_PATH}`;
  });
  afterAll(() => server.close());

  const drawing = async (itemNumber: string, locale = 'de') =>
    (await fetch(`${address}${itemNumber}.svg?locale=${locale}`)).text();

  it('prints in its true size: a unit of the drawing is a millimetre', async () => {
    const answer = await fetch(`${address}DH-IPE-021145-GR.svg?locale=de`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const [, width, height, box] =
      /width="(\d+)mm" height="(\d+)mm" viewBox="0 0 (\d+ \d+)"/.exec(await answer.text()) ?? [];
    expect(box).toBe(`${width} ${height}`);
  });

  it('measures width, thickness, gap, pitch and depth of grooves, with a decimal comma', async () => {
    const texts = [...(await drawing('DH-IPE-021145-GR')).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['Breite 145 mm', 'Dicke 21 mm', 'Fuge 5 mm', 'Rillenabstand 11 mm, Rillentiefe 2,2 mm']),
    );
    expect(texts.join()).not.toContain('Deckbreite');
  });

  it('measures the working width of boards that overlap, and the joint of open ones', async () => {
    expect(await drawing('CL-LAR-020140-CS', 'nl')).toContain('werkende breedte 121 mm');
    const rhombus = await drawing('RH-LAR-027068-RH', 'nl');
    expect(rhombus).toContain('voeg 6 mm');
    expect(rhombus).not.toContain('werkende breedte');
  });

  it('speaks the language of the page and calls itself an illustration', async () => {
    expect(await drawing('DH-IPE-021145-SM', 'nl')).toContain('Illustratie op ware grootte');
    expect(await drawing('DH-IPE-021145-SM', 'en')).toContain('Illustration at actual size');
    expect(await drawing('DH-IPE-021145-SM', 'de')).toContain('Abbildung in Originalgröße');
  });

  it('shows a merchant’s name as text, whatever it is', async () => {
    const svg = await drawing('DH-IPE-021145-GR', 'en');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0007');
    expect(svg).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;');
  });

  it.each([
    ['a product that does not exist', 'DH-ZZZ-000000-ZZ.svg', 404],
    ['a product without a section', 'AC-SCR-001.svg', 404],
    ['another kind of file', 'DH-IPE-021145-GR.png', 400],
    ['encoded traversal', '..%2f..%2fpackage.svg', 400],
    ['a language that the shop does not speak', 'DH-IPE-021145-GR.svg?locale=fr', 400],
    ['a number of 5,000 characters', `${'x'.repeat(5000)}.svg`, 400],
  ])('refuses %s', async (_what, path, status) => {
    expect((await fetch(address + path)).status).toBe(status);
  });

  it('is not sent again to who has it, and is only read', async () => {
    const etag = (await fetch(`${address}DH-IPE-021145-GR.svg`)).headers.get('etag') ?? '';
    const again = await fetch(`${address}DH-IPE-021145-GR.svg`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await fetch(`${address}DH-IPE-021145-GR.svg`, { method: 'POST' })).status).toBe(405);
  });
});
