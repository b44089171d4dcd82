import { describe, expect, it } from 'vitest';
import { partsOfAddress } from './seller-address';

describe('the parts of the seller’s address', () => {
  it.each([
    ['Musterweg 1, D-47574 Goch', { street: 'Musterweg 1', zip: '47574', city: 'Goch', country: 'DE' }],
    ['Hof 2, Haus B, 47574 Goch', { street: 'Hof 2, Haus B', zip: '47574', city: 'Goch', country: 'DE' }],
    ['Kade 5, NL-3011 AA Rotterdam', { street: 'Kade 5', zip: '3011 AA', city: 'Rotterdam', country: 'NL' }],
    ['Markt 1, B-2000 Antwerpen', { street: 'Markt 1', zip: '2000', city: 'Antwerpen', country: 'BE' }],
  ])('are those of one line: %s', (address, parts) => {
    expect(partsOfAddress(address)).toEqual(parts);
  });

  it('are the whole line as the street where it is written otherwise', () => {
    expect(partsOfAddress('Postfach 12')).toEqual({ street: 'Postfach 12', zip: '', city: '', country: 'DE' });
  });
});
