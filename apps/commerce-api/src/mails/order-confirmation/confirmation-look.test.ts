import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { parseDrawingPath } from '../../drawings/drawing-address';
import { sampleOrder } from '../../testing/sample-order';
import type { PicturedGoods } from '../shared/pictured-goods';
import { GOODS } from '../shared/testing/sample-goods';
import { LEGAL_TEXTS, SENDER, sampleOrderAddress } from '../shared/testing/sample-sender';
import { confirmationMessage } from './order-confirmation';
import { EVERY_KIND, sampleLine } from './testing/sample-lines';

const writeSheet = async () => new Uint8Array();
const htmlOf = async (placed: PlacedOrder, goods = GOODS) => {
  const link = sampleOrderAddress(placed.locale);
  return (await confirmationMessage(placed, LEGAL_TEXTS, { sender: SENDER, goods, link, writeSheet })).html;
};

const everyKind = (locale: Locale) => sampleOrder(locale, { lines: EVERY_KIND });

/** What is read where no picture is loaded. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<img[^>]*>|<source[^>]*>/g, '')
    .replace(/<[^>]+>/g, '\n');

const imagesOf = (html: string) =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => ({
    alt: /alt="([^"]*)"/.exec(tag)?.[1]?.replaceAll('\u00a0', ' ') ?? '',
    src: /src="([^"]*)"/.exec(tag)?.[1] ?? '',
  }));

describe('how an order confirmation looks', () => {
  it('stays below what mail programs cut off, with 40 lines', async () => {
    const lines = Array.from({ length: 7 }, () => EVERY_KIND)
      .flat()
      .slice(0, 40);
    const html = await htmlOf(sampleOrder('de', { lines }));
    expect(html.match(/class="line"/g)).toHaveLength(40);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(80 * 1024);
  });

  it.each(LOCALES)('draws logotype, sections, accessories and load, each with words instead (%s)', async (locale) => {
    const alts = imagesOf(await htmlOf(everyKind(locale))).map(({ alt }) => alt);
    expect(alts).toHaveLength(8);
    expect(alts[0]).toBe('Geven');
    expect(alts[1]).toMatch(/^(Querschnitt|Doorsnede|Section) 28 × 145, einseitig gerillt$/);
    expect(alts[4]).toMatch(/: Schrauben$/);
    expect(alts[7]).toMatch(/: 24 × 2[.,]40 m; 19 × 3[.,]60 m; 24 × 4[.,]80 m$/);
  });

  it('has nothing that is wider than a phone, whether pictures are loaded or not', async () => {
    const html = await htmlOf(everyKind('de'));
    const room = 320 - 2 * 20;
    const wide = [...html.matchAll(/<img[^>]*>/g)].filter(([tag]) => Number(/width="(\d+)"/.exec(tag)?.[1]) > room);
    expect(wide).toHaveLength(1);
    expect(wide[0]?.[0]).toContain('class="wide"');
    expect(html).toMatch(/@media \(max-width:639px\)\{.*\.wide\{width:100%!important\}.*\}/);
  });

  it('asks for pictures that there are', async () => {
    const html = await htmlOf(everyKind('de'));
    const addresses = [...html.matchAll(/src(?:Set)?="https:\/\/de\.shop\.example([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(addresses.length).toBeGreaterThan(12);
    for (const address of addresses) {
      expect(parseDrawingPath(parsePictureAddress(address)?.path ?? ''), address).not.toBeNull();
    }
  });

  it('has words alone for timber that is too thick to be drawn', async () => {
    const goods: PicturedGoods = {
      variant: (id, locale) => {
        const variant = GOODS.variant(id, locale);
        return variant && { ...variant, product: { ...variant.product, thickness: 1000 } };
      },
    };
    const [board] = EVERY_KIND;
    const placed = sampleOrder('de', { lines: board ? [board] : [] });
    const html = await htmlOf(placed, goods);
    expect(imagesOf(html).map(({ alt }) => alt)).toEqual(['Geven']);
    expect(wordsOf(html).replaceAll('\u00a0', ' ')).toContain('24 × 4,80 m = 115,20 m');
  });

  it('says in words what it draws', async () => {
    const words = wordsOf(await htmlOf(everyKind('de'))).replaceAll('\u00a0', ' ');
    for (const said of [
      'Terrassendiele Lärche',
      '28 × 145 mm, einseitig gerillt',
      '24 × 4,80 m = 115,20 m',
      '19 × 3,60 m = 68,40 m',
      '5,5 × 60 mm, 500 Stück',
      '2 Packungen à',
      'Stelzlager 35–60 mm, 24 Stück',
      'Muster 25 cm',
      '€ 876,00',
    ]) {
      expect(words).toContain(said);
    }
    // The length is beside the pieces, once, and nobody counts samples in metres.
    expect(words).not.toMatch(/gerillt, [24],\d0 m|0,25 m/);
  });

  it('never breaks a size, a length or an amount', async () => {
    const words = wordsOf(await htmlOf(everyKind('de')));
    expect(words).toContain('24\u00a0×\u00a04,80\u00a0m\u00a0=\u00a0115,20\u00a0m');
    expect(words).toContain('28\u00a0×\u00a0145\u00a0mm');
    expect(words).not.toMatch(/\d (?:mm?|cm)\b|€ \d| [×=] /);
  });

  it('has colours and drawings of its own in the dark', async () => {
    const html = await htmlOf(everyKind('de'));
    expect(html).toContain('<meta content="light dark" name="color-scheme"/>');
    expect(html).toContain('color-scheme:light dark');
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{.*#101418.*#191f25.*#3a434b.*#b6bec5.*#9db4f5/);
    expect(html).toMatch(/<source media="\(prefers-color-scheme:dark\)" srcSet="[^"]+\/drawings\/dark\/section_28x145/);
  });

  it.each([
    ['a transfer', sampleOrder('de'), ['Zahlung', 'Kommissionieren', 'Bündeln', 'Lieferung']],
    [
      'a paid order',
      { ...sampleOrder('de'), paymentKind: 'CARD', paymentState: 'done' } as const,
      ['Kommissionieren', 'Bündeln', 'Lieferung'],
    ],
    ['goods that are planed', everyKind('de'), ['Zahlung', 'Kommissionieren', 'Hobeln', 'Bündeln', 'Lieferung']],
    [
      'goods that are picked up',
      sampleOrder('de', { freight: { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null } }),
      ['Zahlung', 'Kommissionieren', 'Bündeln', 'Abholung'],
    ],
  ])('shows what happens next, from now on: %s', async (_what, placed, stations) => {
    const html = await htmlOf(placed);
    const shown = [...html.matchAll(/class="words[^>]*><div>([^<]*)</g)].map(([, label]) => label);
    expect(shown).toEqual(stations);
    expect(html.split('aria-current="step"')[1]).toContain(stations[0]);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('gives the days of delivery, and none where delivery is not agreed upon', async () => {
    expect(await htmlOf(sampleOrder('de'))).toMatch(/class="when"[^>]*>2\.–13\.\u00a0Dez\.</);
    const freight = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 } as const;
    const [now, ...others] = [
      ...(await htmlOf(sampleOrder('de', { freight }))).matchAll(/class="when"[^>]*>([^<]*)</g),
    ];
    expect(now?.[1]).toBe('jetzt');
    expect(others).toEqual([]);
  });

  it('draws no load of more than can be told apart, and nothing of what has left the catalogue', async () => {
    const boards = Array.from({ length: 8 }, () => sampleLine({ variantId: 1, name: 'Diele', pieces: 2 }));
    expect(await htmlOf(sampleOrder('de', { lines: boards }))).not.toContain('/load_');
    const gone = [sampleLine({ variantId: 99, name: 'Terrassendiele 28 × 145 mm, 4,80 m', pieces: 2 })];
    const html = await htmlOf(sampleOrder('de', { lines: gone }));
    expect(imagesOf(html)).toHaveLength(1);
    expect(html).toContain('>Terrassendiele<');
  });
});
