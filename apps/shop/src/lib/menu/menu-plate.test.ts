import type { ProductList } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { CLADDING, DECKING } from '@/testing/sample-tiles';
import { menuPlate } from './menu-plate';

const board = (thickness: number, width: number, more: object = {}) => ({ ...DECKING, thickness, width, ...more });
const value = (slug: string, count = 3) => ({ slug, name: slug.toUpperCase(), count, isActive: false, parent: null });
const plateOf = (products: object[], values: object[] = [], childs: { name: string; path: string }[] = []) =>
  menuPlate(
    { products, filterGroups: [{ attribute: 'specie', name: 'Holzart', values, sizes: [] }] } as unknown as ProductList,
    { path: 'terrassendielen', childs },
    'de',
  );

describe('what the menu shows of a category', () => {
  it('is the usual width of every thickness, from thin to thick, each leading to its boards', () => {
    const { sizes } = plateOf([board(28, 145), board(28, 145), board(28, 120), board(21, 145), board(45, 145)]);
    expect(sizes.map(({ thickness, width }) => `${thickness}x${width}`)).toEqual([
      '21x145',
      '28x120',
      '28x145',
      '45x145',
    ]);
    expect(sizes[0]?.href).toBe('/produkte/terrassendielen?q=21x145');
    expect(sizes[0]?.outline).toMatch(/^M/);
  });

  it('is six sizes at most: a thickness is named before a second width of another', () => {
    const widths = [90, 100, 110, 120, 130, 140].flatMap((width) => [board(21, width), board(21, width)]);
    const { sizes } = plateOf([...widths, board(45, 145)]);
    expect(sizes).toHaveLength(6);
    expect(sizes.at(-1)).toMatchObject({ thickness: 45, width: 145 });
  });

  it('names the joist spacing of decking, that of softwood where there is some, and elsewhere the species', () => {
    expect(plateOf([board(28, 145)]).sizes[0]?.note).toBe('Lagerholzabstand bis 500\u00a0mm');
    expect(plateOf([board(28, 145), board(28, 145, { family: 'DS' })]).sizes[0]?.note).toBe(
      'Lagerholzabstand bis 450\u00a0mm',
    );
    expect(plateOf([CLADDING]).sizes[0]?.note).toBe('1 Holzart');
  });

  it('is every species that there is something of, with a strip of its face', () => {
    const face = { src: '/api/pictures/1/face.webp', width: 1, height: 1, colour: '#a74' };
    const { species } = plateOf([board(28, 145, { face })], [value('bangkirai'), value('ipe'), value('teak', 0)]);
    expect(species.map(({ name, href }) => [name, href])).toEqual([
      ['BANGKIRAI', '/produkte/terrassendielen/__specie.bangkirai'],
      ['IPE', '/produkte/terrassendielen/__specie.ipe'],
    ]);
    expect(species.map(({ face: strip }) => strip === null)).toEqual([false, true]);
  });

  it('has strips for what is below it in the place of species that are named there already', () => {
    const face = { src: '/api/pictures/1/face.webp', width: 1, height: 1, colour: '#a74' };
    const childs = [
      { name: 'Terrassendielen Bangkirai', path: 'terrassendielen/bangkirai' },
      { name: 'Terrassendielen Ipe', path: 'terrassendielen/ipe' },
      { name: 'Befestigung', path: 'terrassendielen/befestigung' },
    ];
    const { species, strips } = plateOf([board(28, 145, { face })], [value('bangkirai'), value('ipe')], childs);
    expect(species).toEqual([]);
    expect(strips.map(({ href, face: strip }) => [href, strip !== null])).toEqual([
      ['/produkte/terrassendielen/bangkirai', true],
      ['/produkte/terrassendielen/ipe', false],
    ]);
    expect(plateOf([board(28, 145, { face })], [value('bangkirai')], childs).species).toHaveLength(1);
  });

  it('is a popular product of each family where there is neither size nor wood', () => {
    const screw = (id: number, familyName: string) => ({
      ...DECKING,
      ...{
        id,
        familyName,
        thickness: null,
        width: null,
        specie: null,
        slug: `nr-${id}`,
        image: '/api/pictures/1/s.webp',
      },
    });
    const { popular, sizes, species } = plateOf([screw(1, 'Schrauben'), screw(3, 'Öle'), screw(2, 'Schrauben')]);
    expect([sizes, species]).toEqual([[], []]);
    expect(popular.map(({ href }) => href)).toEqual(['/produkte/nr-1/1', '/produkte/nr-3/3']);
    // A screw is thin: with the margin of its picture it would be a scratch.
    expect(popular[0]?.picture).toBe('/api/pictures/1/s.webp/m/trim/fit-in/146x180');
    expect(plateOf([screw(1, 'Schrauben'), board(28, 145)]).popular).toEqual([]);
    expect(plateOf([]).popular).toEqual([]);
  });
});
