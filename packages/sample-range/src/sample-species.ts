import type { Localized } from '@geven/catalogue-records';

// One table of facts, long because there are 25 species: they are compared and proofread side by side.

export type SpecieGroupSlug = 'tropical-hardwood' | 'european-hardwood' | 'softwood' | 'modified-wood' | 'treated-wood';

/** Groups are the parents of the species tree. */
export const SPECIE_GROUPS: { slug: SpecieGroupSlug; name: Localized<string> }[] = [
  { slug: 'tropical-hardwood', name: { nl: 'Tropisch hardhout', en: 'Tropical hardwood', de: 'Tropisches Hartholz' } },
  {
    slug: 'european-hardwood',
    name: { nl: 'Europees hardhout', en: 'European hardwood', de: 'Europäisches Laubholz' },
  },
  { slug: 'softwood', name: { nl: 'Naaldhout', en: 'Softwood', de: 'Nadelholz' } },
  { slug: 'modified-wood', name: { nl: 'Gemodificeerd hout', en: 'Modified wood', de: 'Modifiziertes Holz' } },
  { slug: 'treated-wood', name: { nl: 'Geïmpregneerd hout', en: 'Treated wood', de: 'Imprägniertes Holz' } },
];

export interface SampleSpecie {
  slug: string;
  /** Three letters of the item number. */
  code: string;
  group: SpecieGroupSlug;
  /** The one short name for titles, filters and tables; the Latin one says which species it is. */
  name: Localized<string>;
  /** The name beside the noun of a title, where the short one would not do. */
  inTitle?: Localized<string>;
  latinName: string;
  /** EN 350 class of the heartwood, or the class that the treatment reaches. */
  durabilityClass: string;
  /** kg/m³ at 12 % moisture. */
  density: number;
  origin: Localized<string>;
  /** Net euro cents per m³ of rough timber. */
  pricePerM3: number;
  isCitesListed?: true;
}

const same = (text: string): Localized<string> => ({ nl: text, en: text, de: text });

const BRAZIL: Localized<string> = { nl: 'Brazilië', en: 'Brazil', de: 'Brasilien' };
const WEST_AFRICA: Localized<string> = { nl: 'West-Afrika', en: 'West Africa', de: 'Westafrika' };
const CAMEROON_GABON: Localized<string> = { nl: 'Kameroen, Gabon', en: 'Cameroon, Gabon', de: 'Kamerun, Gabun' };
const NORTH_EUROPE: Localized<string> = {
  nl: 'Zweden, Finland, Polen',
  en: 'Sweden, Finland, Poland',
  de: 'Schweden, Finnland, Polen',
};

/** The 25 species; classes and densities are typical values, prices invented in a believable order. */
export const SAMPLE_SPECIES: SampleSpecie[] = [
  {
    slug: 'ipe',
    code: 'IPE',
    group: 'tropical-hardwood',
    name: { nl: 'Ipé', en: 'Ipe', de: 'Ipé' },
    latinName: 'Handroanthus spp.',
    durabilityClass: '1',
    density: 1050,
    origin: BRAZIL,
    pricePerM3: 430_000,
    isCitesListed: true,
  },
  {
    slug: 'cumaru',
    code: 'CUM',
    group: 'tropical-hardwood',
    name: same('Cumaru'),
    latinName: 'Dipteryx odorata',
    durabilityClass: '1',
    density: 1070,
    origin: { nl: 'Brazilië, Peru', en: 'Brazil, Peru', de: 'Brasilien, Peru' },
    pricePerM3: 270_000,
    isCitesListed: true,
  },
  {
    slug: 'massaranduba',
    code: 'MAS',
    group: 'tropical-hardwood',
    name: same('Massaranduba'),
    latinName: 'Manilkara spp.',
    durabilityClass: '1',
    density: 1050,
    origin: BRAZIL,
    pricePerM3: 240_000,
  },
  {
    slug: 'bangkirai',
    code: 'BAN',
    group: 'tropical-hardwood',
    name: same('Bangkirai'),
    latinName: 'Shorea spp.',
    durabilityClass: '2',
    density: 930,
    origin: { nl: 'Indonesië', en: 'Indonesia', de: 'Indonesien' },
    pricePerM3: 190_000,
  },
  {
    slug: 'garapa',
    code: 'GAR',
    group: 'tropical-hardwood',
    name: same('Garapa'),
    latinName: 'Apuleia leiocarpa',
    durabilityClass: '3',
    density: 830,
    origin: BRAZIL,
    pricePerM3: 200_000,
  },
  {
    slug: 'angelim-vermelho',
    code: 'ANG',
    group: 'tropical-hardwood',
    name: { nl: 'Angelim vermelho', en: 'Angelim vermelho', de: 'Angelim Vermelho' },
    latinName: 'Dinizia excelsa',
    durabilityClass: '1',
    density: 1080,
    origin: BRAZIL,
    pricePerM3: 145_000,
  },
  {
    slug: 'azobe',
    code: 'AZO',
    group: 'tropical-hardwood',
    name: { nl: 'Azobé', en: 'Ekki', de: 'Bongossi' },
    latinName: 'Lophira alata',
    durabilityClass: '2',
    density: 1060,
    origin: CAMEROON_GABON,
    pricePerM3: 160_000,
  },
  {
    slug: 'okan',
    code: 'OKA',
    group: 'tropical-hardwood',
    name: same('Okan'),
    latinName: 'Cylicodiscus gabunensis',
    durabilityClass: '1',
    density: 940,
    origin: WEST_AFRICA,
    pricePerM3: 150_000,
  },
  {
    slug: 'tali',
    code: 'TAL',
    group: 'tropical-hardwood',
    name: same('Tali'),
    latinName: 'Erythrophleum spp.',
    durabilityClass: '1',
    density: 910,
    origin: { nl: 'Kameroen', en: 'Cameroon', de: 'Kamerun' },
    pricePerM3: 175_000,
  },
  {
    slug: 'padouk',
    code: 'PAD',
    group: 'tropical-hardwood',
    name: { nl: 'Padoek', en: 'African padauk', de: 'Padouk' },
    latinName: 'Pterocarpus soyauxii',
    durabilityClass: '1',
    density: 750,
    origin: CAMEROON_GABON,
    pricePerM3: 310_000,
    isCitesListed: true,
  },
  {
    slug: 'afzelia',
    code: 'AFZ',
    group: 'tropical-hardwood',
    name: same('Afzelia'),
    latinName: 'Afzelia spp.',
    durabilityClass: '1',
    density: 800,
    origin: { nl: 'West- en Centraal-Afrika', en: 'West and Central Africa', de: 'West- und Zentralafrika' },
    pricePerM3: 320_000,
    isCitesListed: true,
  },
  {
    slug: 'iroko',
    code: 'IRO',
    group: 'tropical-hardwood',
    name: same('Iroko'),
    latinName: 'Milicia excelsa',
    durabilityClass: '1–2',
    density: 650,
    origin: WEST_AFRICA,
    pricePerM3: 290_000,
  },
  {
    slug: 'teak',
    code: 'TEA',
    group: 'tropical-hardwood',
    name: same('Teak'),
    latinName: 'Tectona grandis',
    durabilityClass: '1–3',
    density: 680,
    origin: {
      nl: 'Plantages in Azië en Latijns-Amerika',
      en: 'Plantations in Asia and Latin America',
      de: 'Plantagen in Asien und Lateinamerika',
    },
    pricePerM3: 650_000,
  },
  {
    slug: 'oak',
    code: 'OAK',
    group: 'european-hardwood',
    name: { nl: 'Eiken', en: 'Oak', de: 'Eiche' },
    latinName: 'Quercus robur/petraea',
    durabilityClass: '2–4',
    density: 710,
    origin: { nl: 'Frankrijk, Duitsland, Polen', en: 'France, Germany, Poland', de: 'Frankreich, Deutschland, Polen' },
    pricePerM3: 230_000,
  },
  {
    slug: 'robinia',
    code: 'ROB',
    group: 'european-hardwood',
    name: { nl: 'Robinia', en: 'Robinia', de: 'Robinie' },
    latinName: 'Robinia pseudoacacia',
    durabilityClass: '1–2',
    density: 740,
    origin: { nl: 'Hongarije, Roemenië', en: 'Hungary, Romania', de: 'Ungarn, Rumänien' },
    pricePerM3: 260_000,
  },
  {
    slug: 'chestnut',
    code: 'CHE',
    group: 'european-hardwood',
    name: { nl: 'Tamme kastanje', en: 'Sweet chestnut', de: 'Edelkastanie' },
    latinName: 'Castanea sativa',
    durabilityClass: '2',
    density: 590,
    origin: { nl: 'Frankrijk, Italië, Spanje', en: 'France, Italy, Spain', de: 'Frankreich, Italien, Spanien' },
    pricePerM3: 210_000,
  },
  {
    slug: 'wrc',
    code: 'WRC',
    group: 'softwood',
    name: { nl: 'Western red cedar', en: 'Western red cedar', de: 'Western Red Cedar' },
    latinName: 'Thuja plicata',
    durabilityClass: '2',
    density: 370,
    origin: { nl: 'Canada', en: 'Canada', de: 'Kanada' },
    pricePerM3: 210_000,
  },
  {
    slug: 'larch-european',
    code: 'LAR',
    group: 'softwood',
    name: { nl: 'Lariks', en: 'Larch', de: 'Lärche' },
    latinName: 'Larix decidua',
    durabilityClass: '3–4',
    density: 600,
    origin: {
      nl: 'Oostenrijk, Duitsland, Tsjechië',
      en: 'Austria, Germany, Czechia',
      de: 'Österreich, Deutschland, Tschechien',
    },
    pricePerM3: 105_000,
  },
  {
    slug: 'douglas',
    code: 'DOU',
    group: 'softwood',
    name: { nl: 'Douglas', en: 'Douglas fir', de: 'Douglasie' },
    latinName: 'Pseudotsuga menziesii',
    durabilityClass: '3–4',
    density: 530,
    origin: {
      nl: 'Duitsland, Frankrijk, Nederland, België',
      en: 'Germany, France, the Netherlands, Belgium',
      de: 'Deutschland, Frankreich, Niederlande, Belgien',
    },
    pricePerM3: 85_000,
  },
  {
    slug: 'pine-treated',
    code: 'PIN',
    group: 'treated-wood',
    name: { nl: 'Geïmpregneerd grenen', en: 'Treated pine', de: 'Kiefer KDI' },
    latinName: 'Pinus sylvestris',
    durabilityClass: '3–4',
    density: 520,
    origin: NORTH_EUROPE,
    pricePerM3: 65_000,
  },
  {
    slug: 'spruce-treated',
    code: 'SPR',
    group: 'treated-wood',
    name: { nl: 'Geïmpregneerd vuren', en: 'Treated spruce', de: 'Fichte imprägniert' },
    latinName: 'Picea abies',
    durabilityClass: '4',
    density: 460,
    origin: { nl: 'Zweden, Finland, Duitsland', en: 'Sweden, Finland, Germany', de: 'Schweden, Finnland, Deutschland' },
    pricePerM3: 56_000,
  },
  {
    slug: 'acetylated-pine',
    code: 'ACE',
    group: 'modified-wood',
    name: { nl: 'Geacetyleerd hout', en: 'Acetylated wood', de: 'Acetyliertes Holz' },
    inTitle: { nl: 'van geacetyleerd hout', en: 'Acetylated', de: 'aus acetyliertem Holz' },
    latinName: 'Pinus radiata',
    durabilityClass: '1',
    density: 510,
    origin: {
      nl: 'Hout uit Nieuw-Zeeland, veredeld in Nederland',
      en: 'Wood from New Zealand, modified in the Netherlands',
      de: 'Holz aus Neuseeland, veredelt in den Niederlanden',
    },
    pricePerM3: 320_000,
  },
  {
    slug: 'thermo-ash',
    code: 'TAS',
    group: 'modified-wood',
    name: { nl: 'Thermo-essen', en: 'Thermo ash', de: 'Thermo-Esche' },
    latinName: 'Fraxinus excelsior/americana',
    durabilityClass: '1–2',
    density: 620,
    origin: { nl: 'Europa, Verenigde Staten', en: 'Europe, United States', de: 'Europa, Vereinigte Staaten' },
    pricePerM3: 260_000,
  },
  {
    slug: 'thermo-pine',
    code: 'TPI',
    group: 'modified-wood',
    name: { nl: 'Thermo-grenen', en: 'Thermo pine', de: 'Thermo-Kiefer' },
    latinName: 'Pinus sylvestris',
    durabilityClass: '2',
    density: 430,
    origin: { nl: 'Finland, Estland', en: 'Finland, Estonia', de: 'Finnland, Estland' },
    pricePerM3: 150_000,
  },
  {
    slug: 'thermo-ayous',
    code: 'TAY',
    group: 'modified-wood',
    name: { nl: 'Thermo-ayous', en: 'Thermo ayous', de: 'Thermo-Ayous' },
    latinName: 'Triplochiton scleroxylon',
    durabilityClass: '2',
    density: 360,
    origin: WEST_AFRICA,
    pricePerM3: 220_000,
  },
];
