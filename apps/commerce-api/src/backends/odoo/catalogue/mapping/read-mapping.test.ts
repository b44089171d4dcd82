import { describe, expect, it } from 'vitest';
import { KNOWN_RANGES } from '../../sample/known-ranges';
import defaultMapping from '../default-mapping.json' with { type: 'json' };
import { parseMapping, readMapping } from './read-mapping';

describe('readMapping', () => {
  it('knows the sample’s families, profiles and wood by default', async () => {
    const { families, profiles, species, specieGroups } = await readMapping(KNOWN_RANGES);
    expect(families.dh).toMatchObject({ code: 'DH', kind: 'decking', name: { de: 'Terrassendiele' } });
    expect(families.pm?.squareName?.en).toBe('Planed post');
    expect(families['ac-scr']).toMatchObject({ code: 'AC', kind: 'accessory', picture: 'accessories/screws' });
    expect(families.sa?.isSampleBox).toBe(true);
    expect(profiles).toMatchObject({ grooved: 'grooved', square: 'square', sawn: 'sawn' });
    expect(species['larch-european']).toMatchObject({ group: 'softwood', durabilityClass: '3–4', density: 600 });
    expect(specieGroups.map(({ slug }) => slug)).toContain('softwood');
  });

  it('lets a merchant’s own facts win', async () => {
    const species = { oak: { group: 'softwood', density: 700 } };
    const mapping = await parseMapping({ ...defaultMapping, species }, 'own.json', KNOWN_RANGES);
    expect(mapping.species.oak).toMatchObject({ group: 'softwood', density: 700, latinName: null });
    expect(mapping.species.ipe?.density).toBe(1050);
  });

  it('names a range that it does not know', async () => {
    const mapping = { attributes: {}, extends: 'other' };
    await expect(parseMapping(mapping, 'own.json', KNOWN_RANGES)).rejects.toThrow('there is no range "other"');
  });

  it('names every fault with its place', async () => {
    const wrong = { attributes: { thikness: 'Thickness' }, families: { ac: { code: 'AC', kind: 'accessory' } } };
    await expect(parseMapping(wrong, 'own.json', {})).rejects.toThrow(
      /own\.json is wrong[\s\S]*thikness[\s\S]*families\.ac\.picture/,
    );
    const lost = { attributes: {}, species: { oak: { group: 'hardwood' } } };
    await expect(parseMapping(lost, 'own.json', {})).rejects.toThrow('species oak: there is no group "hardwood"');
    await expect(readMapping({}, 'no-such-file.json')).rejects.toThrow('no-such-file.json cannot be read');
  });
});
