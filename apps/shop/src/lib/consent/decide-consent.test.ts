import { expect, it } from 'vitest';
import { decideConsent } from './decide-consent';

const BOTH = ['analytics', 'video'] as const;

it('gives or refuses everything with one button', () => {
  expect(decideConsent({ choice: 'all' }, BOTH, {})).toEqual({ analytics: true, video: true });
  expect(decideConsent({ choice: 'none' }, BOTH, { analytics: true })).toEqual({ analytics: false, video: false });
  expect(decideConsent({ choice: 'all' }, ['video'], {})).toEqual({ video: true });
});

it('takes a box that is not ticked for a refusal', () => {
  expect(decideConsent({ choice: 'chosen', video: 'on' }, BOTH, { analytics: true })).toEqual({
    analytics: false,
    video: true,
  });
});

it('gives one purpose beside what was decided', () => {
  expect(decideConsent({ choice: 'video' }, BOTH, { analytics: false })).toEqual({ analytics: false, video: true });
});

it('decides nothing by a form that is none of ours, nor for what is not set up', () => {
  for (const choice of ['', 'everything', '__proto__']) expect(decideConsent({ choice }, BOTH, {})).toBeNull();
  expect(decideConsent({}, BOTH, {})).toBeNull();
  expect(decideConsent({ choice: 'video' }, ['analytics'], {})).toBeNull();
});
