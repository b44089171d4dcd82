import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durabilityOf, fitForUse, USE_CLASSES, type UseClassFit, type WoodDurability } from './durability';

const WOOD: WoodDurability = { durabilityClass: null, modification: null, marineDurability: null, treatment: null };
const wood = (changes: Partial<WoodDurability>): WoodDurability => ({ ...WOOD, ...changes });
const fits = (changes: Partial<WoodDurability>) => USE_CLASSES.map((use) => fitForUse(wood(changes), use));

const classes = fc.constantFrom('1', '2', '3', '4', '5', '1–2', '1-3', '2–4', '3–4');
const useClass = fc.constantFrom(...USE_CLASSES);
const anyWood: fc.Arbitrary<WoodDurability> = fc.record({
  durabilityClass: fc.option(classes, { nil: null }),
  modification: fc.constantFrom(null, 'THERMAL', 'CHEMICAL'),
  marineDurability: fc.constantFrom(null, 'D', 'M', 'S'),
  treatment: fc.option(fc.record({ useClass: fc.option(useClass, { nil: null }) }), { nil: null }),
});

describe('fitForUse', () => {
  it.each([
    ['1', ['SUITABLE', 'SUITABLE', 'SUITABLE', 'SUITABLE', 'SUITABLE', null]],
    ['2', ['SUITABLE', 'SUITABLE', 'SUITABLE', 'SUITABLE', 'LIMITED', null]],
    ['3', ['SUITABLE', 'SUITABLE', 'SUITABLE', 'WITH_DESIGN_CARE', 'NOT_SUITABLE', null]],
    ['4', ['SUITABLE', 'WITH_DESIGN_CARE', 'WITH_DESIGN_CARE', 'WITH_DESIGN_CARE', 'NOT_SUITABLE', null]],
    ['5', ['SUITABLE', 'WITH_DESIGN_CARE', 'NOT_SUITABLE', 'NOT_SUITABLE', 'NOT_SUITABLE', null]],
  ])('judges natural class %s', (durabilityClass, expected) => {
    expect(fits({ durabilityClass })).toEqual(expected);
  });

  it('judges nothing where neither class nor treatment is known', () => {
    for (const durabilityClass of [null, '–']) {
      expect(fits({ durabilityClass, marineDurability: 'D' })).toEqual(Array(6).fill(null));
    }
  });

  it('takes the worse end of a range', () => {
    expect(fits({ durabilityClass: '3–4' })).toEqual(fits({ durabilityClass: '4' }));
    expect(fits({ durabilityClass: '1-2' })).toEqual(fits({ durabilityClass: '2' }));
  });

  it('judges the sea by marine borers alone, and not at all where nothing is known of them', () => {
    const inTheSea = (marineDurability: WoodDurability['marineDurability']) =>
      fitForUse(wood({ durabilityClass: '2', marineDurability }), '5');
    expect([inTheSea('D'), inTheSea('M'), inTheSea('S')]).toEqual(['SUITABLE', 'LIMITED', 'NOT_SUITABLE']);
    expect(inTheSea(null)).toBeNull();
  });

  it('trusts a treatment up to the use class that it was applied for, and nothing beyond it', () => {
    expect(fits({ durabilityClass: '4', treatment: { useClass: '3.1' } })).toEqual([
      ...Array(3).fill('SUITABLE'),
      ...Array(3).fill('NOT_SUITABLE'),
    ]);
    expect(fits({ durabilityClass: '4', treatment: { useClass: '4' } })[4]).toBe('SUITABLE');
    expect(fits({ treatment: { useClass: '1' } })).toEqual(['SUITABLE', ...Array(5).fill('NOT_SUITABLE')]);
    expect(fits({ durabilityClass: '1', treatment: { useClass: null } })).toEqual(Array(6).fill(null));
  });

  it('never offers thermally modified wood for the ground, whatever its class', () => {
    fc.assert(
      fc.property(classes, (durabilityClass) => {
        expect(fitForUse(wood({ durabilityClass, modification: 'THERMAL' }), '4')).toBe('NOT_SUITABLE');
        expect(fitForUse(wood({ durabilityClass, modification: 'CHEMICAL' }), '4')).toBe(
          fitForUse(wood({ durabilityClass }), '4'),
        );
      }),
    );
  });

  it('judges thermally modified wood above the ground by its class alone', () => {
    const aboveGround = USE_CLASSES.slice(0, 4);
    const judged = (modification: WoodDurability['modification']) =>
      aboveGround.map((use) => fitForUse(wood({ durabilityClass: '2', modification }), use));
    expect(judged('THERMAL')).toEqual(judged(null));
  });

  it('never judges a harsher use on land better than a milder one', () => {
    const order: UseClassFit[] = ['SUITABLE', 'WITH_DESIGN_CARE', 'LIMITED', 'NOT_SUITABLE'];
    fc.assert(
      fc.property(anyWood, (each) => {
        const ranks = USE_CLASSES.slice(0, 5).flatMap((use) => {
          const fit = fitForUse(each, use);
          return fit ? [order.indexOf(fit)] : [];
        });
        expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
      }),
    );
  });

  it('knows no design that keeps water away in the ground or in the sea', () => {
    fc.assert(
      fc.property(anyWood, (each) => {
        for (const use of ['4', '5'] as const) expect(fitForUse(each, use)).not.toBe('WITH_DESIGN_CARE');
      }),
    );
  });
});

describe('durabilityOf', () => {
  it('gives years in the ground to wood as it grew, those of the worse end of its range', () => {
    const life = (durabilityClass: string) => durabilityOf(wood({ durabilityClass }))?.serviceLife;
    expect(life('1')).toEqual({ from: 25, to: null });
    expect(life('2')).toEqual({ from: 15, to: 25 });
    expect(life('3')).toEqual({ from: 10, to: 15 });
    expect(life('3–4')).toEqual({ from: 5, to: 10 });
    expect(life('5')).toEqual({ from: null, to: 5 });
  });

  it('gives no years to modified or treated wood, and says what its durability comes from', () => {
    fc.assert(
      fc.property(anyWood, (each) => {
        const known = durabilityOf(each);
        const source = each.treatment
          ? 'TREATMENT'
          : each.modification
            ? `${each.modification}_MODIFICATION`
            : 'NATURE';
        if (known) expect(known.source).toBe(source);
        expect(known?.serviceLife != null).toBe(source === 'NATURE' && each.durabilityClass !== null);
      }),
    );
  });

  it('lists exactly the uses that something is known of, from mild to harsh', () => {
    fc.assert(
      fc.property(anyWood, (each) => {
        const uses = durabilityOf(each)?.uses ?? [];
        expect(uses).toEqual(
          USE_CLASSES.map((use) => ({ useClass: use, fit: fitForUse(each, use) })).filter(({ fit }) => fit !== null),
        );
      }),
    );
  });

  it('names the use class of a treatment only where EN 335 knows it', () => {
    expect(durabilityOf(wood({ treatment: { useClass: '4' } }))).toMatchObject({
      source: 'TREATMENT',
      treatedFor: '4',
    });
    expect(durabilityOf(wood({ treatment: { useClass: 'IV' } }))).toMatchObject({ treatedFor: null, uses: [] });
  });

  it('names the class as the species has it, ranges included, and none where none is known', () => {
    expect(durabilityOf(wood({ durabilityClass: '3–4' }))?.durabilityClass).toBe('3–4');
    expect(durabilityOf(wood({ durabilityClass: '–', treatment: { useClass: '4' } }))?.durabilityClass).toBeNull();
  });

  it('says nothing about what it does not know', () => {
    expect(durabilityOf(WOOD)).toBeNull();
    expect(durabilityOf(wood({ durabilityClass: '–', marineDurability: 'D' }))).toBeNull();
  });
});
