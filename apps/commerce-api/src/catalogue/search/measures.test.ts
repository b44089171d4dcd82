import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { readMeasures } from './measures';

const read = (search: string) => {
  const { text, lengths } = readMeasures(fold(search));
  return { text: text.trim().replace(/\s+/g, ' '), lengths };
};

describe('readMeasures', () => {
  it.each([
    '22x145',
    '22 × 145',
    '22*145',
    '22X145mm',
    '22 mm x 145 mm',
    '2,2 x 14,5 cm',
    '22/145',
    '22 bij 145',
    '22 by 145 mm',
  ])('reads the cross-section of %s', (search) => expect(read(search)).toEqual({ text: '22x145', lengths: [] }));

  it.each(['4 meter', '4m', '4,0 m', '4.00 m', '400 cm', '4000 mm', '4000mm', '4 metres', '4,00'])(
    'reads the length of %s',
    (search) => expect(read(`lariks ${search}`)).toEqual({ text: 'lariks', lengths: [4000] }),
  );

  it.each(['28x145x4000', '28 × 145 × 4,00 m', '28x145x4,0', '28 x 145 x 400 cm'])(
    'reads cross-section and length of %s',
    (search) => expect(read(search)).toEqual({ text: '28x145', lengths: [4000] }),
  );

  it('reads thickness and width alone, marked or not', () => {
    expect(read('28 mm dik').text).toBe('thickness28');
    expect(read('dikte 28').text).toBe('thickness28');
    expect(read('145 breit').text).toBe('width145');
    expect(read('14,5 cm').text).toBe('145');
    expect(read('28 mm').text).toBe('28');
  });

  it('leaves item numbers, areas, weights and small sizes of screws alone', () => {
    expect(read('DH-BAN-025145-SM-4000')).toEqual({ text: 'dh-ban-025145-sm-4000', lengths: [] });
    expect(read('10 m²').lengths).toEqual([]);
    expect(read('130 g/m²').lengths).toEqual([]);
    expect(read('5,5 × 60').lengths).toEqual([]);
    expect(read('90 × 60 × 8 mm').lengths).toEqual([]);
    expect(read('90x60x8')).toEqual({ text: '90x60x8', lengths: [] });
  });
});
