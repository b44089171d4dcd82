import type { TemplateRecord } from '@geven/catalogue-records';
import { fixingSteels } from '@geven/timber/fixings';
import { describe, expect, it } from 'vitest';
import type { Fixing } from '../accessories/accessory';
import { SAMPLE_ACCESSORIES } from '../accessories/accessory-groups';
import { sampleRecords } from '../sample-catalogue';
import { SAMPLE_SPECIES } from '../sample-species';
import { specieCorrosiveness } from './specie-corrosiveness';

const { templates } = sampleRecords();
const byId = new Map(templates.map((template) => [template.id, template]));
const fixings = new Map(SAMPLE_ACCESSORIES.map(({ itemNumber, item }) => [itemNumber, item.fixing]));
const species = new Map(SAMPLE_SPECIES.map((specie) => [specie.slug, specie]));

type Timber = TemplateRecord & { thickness: number; width: number; specie: string };
const isTimber = (template: TemplateRecord): template is Timber => template.specie !== null;
const timber = templates.filter(isTimber);
const of = (...families: string[]) => timber.filter(({ family }) => families.includes(family));

const related = ({ accessoryIds }: TemplateRecord) => accessoryIds.flatMap((id) => byId.get(id) ?? []);
const numbers = (template: TemplateRecord) => related(template).map(({ itemNumber }) => itemNumber);
const fixingsOf = (template: TemplateRecord) =>
  numbers(template).flatMap((itemNumber) => fixings.get(itemNumber) ?? []);
const screwsOf = (template: TemplateRecord) =>
  fixingsOf(template).filter((fixing): fixing is Extract<Fixing, { type: 'screw' }> => fixing.type === 'screw');
const byNumber = (itemNumber: string) => {
  const found = timber.find((template) => template.itemNumber === itemNumber);
  if (!found) throw new Error(`The sample has no ${itemNumber}`);
  return found;
};

describe('what goes with timber', () => {
  it('holds decking with screws about twice as long as the board, and longer ones where it is thick', () => {
    const size = (itemNumber: string) =>
      screwsOf(byNumber(itemNumber)).map(({ diameter, length }) => `${diameter} × ${length}`);
    expect(size('DH-IPE-021145-SM')).toEqual(['5 × 50', '5 × 50']);
    expect(size('DH-IPE-028145-SM')).toEqual(['5.5 × 60', '5.5 × 60']);
    expect(size('DH-IPE-045145-SM')).toEqual(['5.5 × 90']);
    for (const board of of('DH', 'DS', 'CL', 'RH', 'PB', 'SB', 'TB')) {
      expect(screwsOf(board).length).toBeGreaterThan(0);
      for (const { length } of screwsOf(board)) expect(length).toBeGreaterThanOrEqual(board.thickness * 2);
    }
  });

  it('offers screws long enough to reach into the next beam', () => {
    for (const beam of of('PM', 'SM')) {
      for (const { length } of screwsOf(beam)) {
        expect(length).toBeGreaterThanOrEqual(Math.min(beam.thickness, beam.width) + 40);
      }
    }
    expect(screwsOf(byNumber('SM-OAK-200200-SN'))).toEqual([]);
  });

  it('is of steel that lasts in the wood: stainless where rain runs over it and in acidic wood', () => {
    for (const product of timber) {
      const specie = species.get(product.specie);
      if (!specie) throw new Error(product.specie);
      const place = product.family === 'PM' || product.family === 'SM' ? 'FRAME' : 'SURFACE';
      const steels = fixingSteels(specieCorrosiveness(specie), place);
      for (const { steel } of fixingsOf(product))
        expect([product.itemNumber, steels]).toEqual([product.itemNumber, expect.arrayContaining([steel])]);
    }
    expect(fixingsOf(byNumber('PM-OAK-090090-SQ')).map(({ steel }) => steel)).toEqual(['A2', 'A2']);
    expect(fixingsOf(byNumber('PM-DOU-090090-SQ')).map(({ steel }) => steel)).toContain('COATED');
    expect(screwsOf(byNumber('DH-ROB-021145-SM'))[0]?.steel).toBe('A4');
  });

  it('has hidden clips for boards with grooved edges and for no other', () => {
    const grooved = timber.filter(({ profile }) => profile === 'side-grooved');
    expect(grooved.length).toBeGreaterThan(0);
    for (const product of timber) {
      const clips = numbers(product).filter((itemNumber) => ['AC-CLP-001', 'AC-CLP-002'].includes(itemNumber));
      expect(clips).toHaveLength(grooved.includes(product) ? 2 : 0);
    }
  });

  it('has corner profiles for cladding that they take: up to 22 mm', () => {
    for (const cladding of of('CL', 'RH')) {
      expect(numbers(cladding).includes('AC-COR-001')).toBe(cladding.thickness <= 22);
    }
  });

  it('has post bases, anchors and hangers of the size of the beam', () => {
    const brackets = (itemNumber: string) => numbers(byNumber(itemNumber)).filter((each) => each.startsWith('AC-BRK'));
    expect(brackets('PM-LAR-090090-SQ')).toEqual(['AC-BRK-001', 'AC-BRK-002', 'AC-BRK-004']);
    expect(brackets('PM-LAR-140140-SQ')).toEqual(['AC-BRK-004']);
    expect(brackets('PM-LAR-065150-SQ')).toEqual(['AC-BRK-003', 'AC-BRK-004']);
    expect(brackets('PM-OAK-090090-SQ')).toEqual(['AC-BRK-005']);
  });

  it('has joists for decking that hold its screws, last as long and fit on pedestals', () => {
    const joists = (itemNumber: string) => numbers(byNumber(itemNumber)).filter((each) => each.startsWith('BT'));
    expect(joists('DH-IPE-021145-SM')).toEqual(['BT-BAN-044044-PL', 'BT-BAN-045070-PL']);
    expect(joists('DH-IPE-045145-SM')).toEqual(['BT-BAN-045070-PL']);
    expect(joists('DS-LAR-027143-SM')).toEqual(['BT-LAR-044044-PL', 'BT-LAR-045070-PL']);
    // Heat makes wood too brittle to carry.
    expect(joists('DS-TPI-028145-SG')).toEqual(['BT-BAN-044044-PL', 'BT-BAN-045070-PL']);
    expect(of('DH', 'DS').every((board) => joists(board.itemNumber).length > 0)).toBe(true);
  });

  it('has an oil made for the wood, and none for wood that is full of salt', () => {
    const oils = (product: Timber) => numbers(product).filter((each) => each.startsWith('AC-OIL'));
    expect(oils(byNumber('DH-TEA-021145-SM'))).toEqual(['AC-OIL-004']);
    expect(oils(byNumber('CL-DOU-020140-CS'))).toEqual(['AC-OIL-003']);
    expect(oils(byNumber('CL-WRC-020140-CS'))).toEqual(['AC-OIL-001']);
    for (const treated of timber.filter(({ details }) => details.safety.useClass !== null)) {
      expect(oils(treated)).toEqual([]);
    }
  });
});
