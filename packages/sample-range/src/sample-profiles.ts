import type { Localized } from '@geven/catalogue-records';

export type SampleProfile =
  | 'smooth'
  | 'side-grooved'
  | 'grooved'
  | 'ribbed'
  | 'channel-siding'
  | 'half-lap'
  | 'swedish-shiplap'
  | 'tongue-and-groove'
  | 'bevel'
  | 'rhombus'
  | 'square'
  | 'sawn'
  | 'planed';

/** Two letters of the item number and the name; in the order in which filters show them. */
export const SAMPLE_PROFILES: Record<SampleProfile, { code: string; name: Localized<string> }> = {
  smooth: { code: 'SM', name: { nl: 'glad', en: 'smooth', de: 'glatt' } },
  'side-grooved': {
    code: 'SG',
    name: { nl: 'glad, groef in de zijkanten', en: 'smooth, grooved edges', de: 'glatt, seitlich genutet' },
  },
  grooved: { code: 'GR', name: { nl: 'eenzijdig gegroefd', en: 'grooved on one side', de: 'einseitig gerillt' } },
  ribbed: { code: 'RI', name: { nl: 'fijn geribbeld', en: 'finely ribbed', de: 'fein geriffelt' } },
  'channel-siding': {
    code: 'CS',
    name: { nl: 'channelsiding', en: 'channel siding', de: 'Profilbrett mit Schattenfuge' },
  },
  'half-lap': { code: 'HL', name: { nl: 'halfhouts rabat', en: 'half-lap shiplap', de: 'Stufenfalz' } },
  'swedish-shiplap': { code: 'SW', name: { nl: 'Zweeds rabat', en: 'Swedish shiplap', de: 'Schwedenprofil' } },
  'tongue-and-groove': {
    code: 'TG',
    name: { nl: 'mes en groef', en: 'tongue and groove', de: 'Nut und Feder' },
  },
  bevel: { code: 'BV', name: { nl: 'potdeksel', en: 'bevel siding', de: 'Stülpschalung' } },
  rhombus: { code: 'RH', name: { nl: 'rhombus', en: 'rhombus', de: 'Rhombus' } },
  square: {
    code: 'SQ',
    name: { nl: 'geschaafd, afgeronde kanten', en: 'planed, rounded edges', de: 'gehobelt, gerundete Kanten' },
  },
  planed: { code: 'PL', name: { nl: 'geschaafd', en: 'planed', de: 'gehobelt' } },
  sawn: { code: 'SN', name: { nl: 'bezaagd', en: 'sawn', de: 'sägerau' } },
};

export type SampleColour = 'green' | 'brown' | 'grey';

export const SAMPLE_COLOURS: Record<SampleColour, { code: string; name: Localized<string> }> = {
  green: { code: 'GN', name: { nl: 'groen', en: 'green', de: 'grün' } },
  brown: { code: 'BR', name: { nl: 'bruin', en: 'brown', de: 'braun' } },
  grey: { code: 'GY', name: { nl: 'grijs', en: 'grey', de: 'grau' } },
};
