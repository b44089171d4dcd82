import type { Localized } from '@geven/catalogue-records';
import type { ApplicationKey } from '../applications';

export interface SampleBox {
  name: Localized<string>;
  applications: ApplicationKey[];
}

/** Each box comes with three or with five samples. Prices in net euro cents, weights in grams. */
export const SAMPLE_BOX_SIZES = [
  { pieces: 3, price: 495, weight: 1900 },
  { pieces: 5, price: 795, weight: 3100 },
] as const;

export const SAMPLE_BOXES: SampleBox[] = [
  {
    name: { nl: 'vlonderplanken hardhout', en: 'hardwood decking', de: 'Terrassendielen Hartholz' },
    applications: ['terrace'],
  },
  {
    name: { nl: 'vlonderplanken naaldhout', en: 'softwood decking', de: 'Terrassendielen Nadelholz' },
    applications: ['terrace'],
  },
  {
    name: { nl: 'gemodificeerd hout', en: 'modified wood', de: 'modifiziertes Holz' },
    applications: ['terrace', 'facade'],
  },
  { name: { nl: 'gevelbekleding', en: 'cladding', de: 'Fassadenprofile' }, applications: ['facade'] },
  { name: { nl: 'rhombusprofielen', en: 'rhombus profiles', de: 'Rhombusprofile' }, applications: ['facade', 'fence'] },
  { name: { nl: 'geschaafde planken', en: 'planed boards', de: 'Hobelbretter' }, applications: ['fence', 'veranda'] },
  {
    name: { nl: 'bezaagde planken', en: 'sawn boards', de: 'sägeraue Bretter' },
    applications: ['fence', 'raised-bed'],
  },
  {
    name: { nl: 'geïmpregneerd hout', en: 'treated wood', de: 'imprägniertes Holz' },
    applications: ['fence', 'play-equipment'],
  },
  { name: { nl: 'schuttinghout', en: 'fence timber', de: 'Holz für Zäune' }, applications: ['fence'] },
  { name: { nl: 'bestsellers', en: 'bestsellers', de: 'Bestseller' }, applications: ['terrace', 'facade', 'fence'] },
];
