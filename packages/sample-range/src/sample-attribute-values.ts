import { type AttributeValueRecord, HAZARD_STATEMENTS, type Localized, perLocale } from '@geven/catalogue-records';
import { APPLICATIONS } from './applications';
import { PROFILE_DETAILS } from './details/profile-details';
import { PACKINGS } from './details/trade-facts';
import { ACTIVE_SUBSTANCES, WARNINGS } from './details/warnings';
import { SAMPLE_FINISHES } from './sample-finishes';
import { SAMPLE_COLOURS, SAMPLE_PROFILES } from './sample-profiles';

export type HumidityKey = 'kd-10-14' | 'kd-16-18' | 'ad-18-25' | 'green';

const kilnDried = (percent: string): Localized<string> => ({
  nl: `kunstmatig gedroogd, ${percent}%`,
  en: `kiln-dried, ${percent}%`,
  de: `technisch getrocknet, ${percent} %`,
});

const HUMIDITIES: Record<HumidityKey, Localized<string>> = {
  'kd-10-14': kilnDried('10–14'),
  'kd-16-18': kilnDried('16–18'),
  'ad-18-25': { nl: 'luchtdroog, 18–25%', en: 'air-dried, 18–25%', de: 'luftgetrocknet, 18–25 %' },
  green: { nl: 'vers, meer dan 25%', en: 'green, above 25%', de: 'frisch, über 25 %' },
};

/** Percent of moisture that weights are computed with. */
export const MOISTURE_OF_HUMIDITY: Record<HumidityKey, number> = {
  'kd-10-14': 12,
  'kd-16-18': 17,
  'ad-18-25': 21,
  green: 28,
};

const valuesOf = (attribute: string, names: Record<string, Localized<string>>): AttributeValueRecord[] =>
  Object.entries(names).map(([slug, name], index) => ({
    attribute,
    slug,
    sequence: index + 1,
    texts: perLocale((locale) => ({ name: name[locale] })),
  }));

const namesOf = (entries: Record<string, { name: Localized<string> }>): Record<string, Localized<string>> =>
  Object.fromEntries(Object.entries(entries).map(([slug, { name }]) => [slug, name]));

export const SAMPLE_ATTRIBUTE_VALUES: AttributeValueRecord[] = [
  ...valuesOf('application', APPLICATIONS),
  ...valuesOf('profile', namesOf(SAMPLE_PROFILES)),
  ...valuesOf('colour', namesOf(SAMPLE_COLOURS)),
  ...valuesOf('humidity', HUMIDITIES),
  ...valuesOf('surface_finishing', namesOf(SAMPLE_FINISHES.surface_finishing)),
  ...valuesOf('finishing', namesOf(SAMPLE_FINISHES.finishing)),
  ...Object.entries(PROFILE_DETAILS).flatMap(([attribute, values]) => valuesOf(attribute, namesOf(values))),
  ...valuesOf('packing', namesOf(PACKINGS)),
  ...valuesOf('warning', namesOf(WARNINGS)),
  ...valuesOf('active_substance', namesOf(ACTIVE_SUBSTANCES)),
  ...valuesOf('hazard_statement', HAZARD_STATEMENTS),
];
