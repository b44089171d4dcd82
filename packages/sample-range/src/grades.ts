import { fnv1a } from './fnv1a';
import type { HumidityKey } from './sample-attribute-values';
import type { SampleFamily } from './sample-families';
import type { SampleSpecie } from './sample-species';

const isSawn = ({ profiles }: SampleFamily): boolean => profiles[0] === 'sawn';
const isBeamOrBatten = ({ kind }: SampleFamily): boolean => kind === 'beam' || kind === 'batten';

/** Grade: FAS for tropical timber, A to C for the others. */
export function qualityOf(family: SampleFamily, { group, slug }: SampleSpecie): string {
  switch (group) {
    case 'tropical-hardwood':
      return isSawn(family) ? 'AB' : 'FAS';
    case 'modified-wood':
      return 'A';
    case 'european-hardwood':
      return isSawn(family) ? 'B' : 'A';
    case 'treated-wood':
      return isBeamOrBatten(family) ? 'C' : 'B';
    case 'softwood':
      if (slug === 'wrc') return 'A';
      return isSawn(family) || isBeamOrBatten(family) ? 'B' : 'AB';
  }
}

/** Moisture at delivery. */
export function humidityOf(family: SampleFamily, { group }: SampleSpecie): HumidityKey {
  if (group === 'modified-wood') return 'kd-10-14';
  if (family.code === 'SM') return 'green';
  if (group === 'treated-wood' || isSawn(family) || family.kind === 'beam') return 'ad-18-25';
  return group === 'tropical-hardwood' && family.kind !== 'cladding' ? 'ad-18-25' : 'kd-16-18';
}

const TROPICAL_CERTIFICATES = ['FSC 100 %', 'FSC Mix Credit', '–'];
const OTHER_CERTIFICATES = ['PEFC', 'FSC Mix Credit', 'PEFC', 'FSC 100 %'];

/** Certificate of a species within a family. */
export function certificationOf(family: SampleFamily, { group, slug }: SampleSpecie): string {
  const choices = group === 'tropical-hardwood' ? TROPICAL_CERTIFICATES : OTHER_CERTIFICATES;
  return choices[fnv1a(`${family.code}-${slug}`) % choices.length] ?? '–';
}
