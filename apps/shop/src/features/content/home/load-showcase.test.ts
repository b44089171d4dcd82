import { expect, it } from 'vitest';
import { showcaseInput } from './load-showcase';

const block = (component: string, fields: object = {}) => ({ component, _uid: component, ...fields });

it('asks for nothing that no block of the page shows', () => {
  expect(showcaseInput([block('RichText')])).toMatchObject({
    hasBoard: false,
    hasStock: false,
    hasBeams: false,
    hasSamples: false,
    hasSummary: false,
  });
});

it('asks for what lies ready within the choice of editors, as many as they want, up to 12', () => {
  const input = showcaseInput([
    block('StockRow', { filters: '__specie.oak', count: '40' }),
    block('BeamRow', { category: 'balken-pfosten' }),
    block('SamplePieces', { count: '3' }),
    block('Statistics'),
  ]);
  expect(input.stock).toEqual({
    attributes: [
      { attribute: 'specie', values: ['oak'] },
      { attribute: 'availability', values: ['express'] },
    ],
  });
  expect(input).toMatchObject({ stockCount: 12, beamCount: 9, sampleCount: 3, hasSummary: true, hasBoard: false });
  expect(input.beams).toEqual({ category: 'balken-pfosten', attributes: [] });
});
