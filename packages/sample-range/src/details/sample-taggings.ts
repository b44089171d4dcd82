import {
  type Localized,
  perLocale,
  type SpecieRecord,
  type TaggingRecord,
  type TemplateRecord,
} from '@geven/catalogue-records';
import { fitForUse } from '@geven/timber';

type TaggingKey = 'bestseller' | 'moves-little' | 'near-water' | 'spring-campaign' | 'hall-2';

const TAGGINGS: Record<TaggingKey, { name: Localized<string>; showFilter: boolean }> = {
  bestseller: { name: { nl: 'Bestseller', en: 'Bestseller', de: 'Bestseller' }, showFilter: true },
  'moves-little': { name: { nl: 'Werkt weinig', en: 'Dimensionally stable', de: 'Arbeitet wenig' }, showFilter: true },
  'near-water': { name: { nl: 'Voor bij het water', en: 'For the waterside', de: 'Am Wasser' }, showFilter: true },
  // For the merchant's own lists.
  'spring-campaign': {
    name: { nl: 'Voorjaarsactie', en: 'Spring campaign', de: 'Frühjahrsaktion' },
    showFilter: false,
  },
  'hall-2': { name: { nl: 'Hal 2', en: 'Hall 2', de: 'Halle 2' }, showFilter: false },
};

export const SAMPLE_TAGGINGS: TaggingRecord[] = Object.entries(TAGGINGS).map(([slug, { name, showFilter }], index) => ({
  slug,
  sequence: index + 1,
  showFilter,
  texts: perLocale((locale) => ({ name: name[locale] })),
}));

const BESTSELLER_FROM = 880;
/** Per cent of the width for one per cent of moisture. */
const LITTLE_MOVEMENT = 0.2;
const WATERSIDE_FAMILIES = ['DH', 'PM', 'SM'];
const CAMPAIGN_EVERY = 19;

type Tagged = Pick<TemplateRecord, 'id' | 'family' | 'popularity' | 'details'>;

/** The keywords of a product and its species. */
export function taggingsOf({ id, family, popularity, details }: Tagged, specie?: SpecieRecord): TaggingKey[] {
  const movement = specie?.movement;
  const rules: Record<TaggingKey, boolean> = {
    bestseller: popularity >= BESTSELLER_FROM,
    'moves-little': movement != null && movement <= LITTLE_MOVEMENT,
    'near-water': WATERSIDE_FAMILIES.includes(family) && specie !== undefined && isForWater(specie, details.safety),
    'spring-campaign': id % CAMPAIGN_EVERY === 0,
    'hall-2': family === 'AC' || family === 'SA',
  };
  return (Object.keys(rules) as TaggingKey[]).filter((key) => rules[key]);
}

/** Good in the ground and in fresh water for long, or known to stand the sea. */
function isForWater(specie: SpecieRecord, { useClass }: TemplateRecord['details']['safety']): boolean {
  const treatment = useClass === null ? null : { useClass };
  return specie.marineDurability !== null || fitForUse({ ...specie, treatment }, '4') === 'SUITABLE';
}
