import { type Localized, perLocale } from '@geven/catalogue-records';
import { autoConversionM2Xaa, cover, formatDecimal, pieceWeight, toProfile } from '@geven/timber';
import { CLADDING_RULES, joistSpacing, screwsPerBatten } from '@geven/timber/fixings';
import { screwsFor } from '../details/fitting-fixings';
import { humidityOf } from '../grades';
import { MOISTURE_OF_HUMIDITY } from '../sample-attribute-values';
import type { TimberProduct } from '../timber-products';

type Measured = Pick<TimberProduct, 'family' | 'specie' | 'thickness' | 'width' | 'profile'>;

/** m² that the examples are for. */
const AREA = 10;
const SCREWS_PER_CROSSING = 2;
/** mm of wood that weights are given for. */
const WEIGHED = 3000;
/** Height of a fence in mm. */
const FENCE = 1800;
/** From this thickness in mm a board is bought to carry or to hold back soil. */
const STOUT = 32;
/** Boards of a bench or of the side of a raised bed, and what stays open in a bench, in mm. */
const STOUT_BOARDS = 3;
const BENCH_GAP = 5;

/** Who lifts a piece above so many kilograms; what weighs less needs no word. */
const LIFTED: readonly { from: number; by: Localized<string> }[] = [
  {
    from: 50,
    by: {
      nl: ': zet hulp of hefgereedschap klaar',
      en: ': have help or lifting gear ready',
      de: ': Halten Sie Helfer oder Hebezeug bereit',
    },
  },
  {
    from: 25,
    by: { nl: ', til het met z’n tweeën', en: ', so lift it with two people', de: ', heben Sie es zu zweit' },
  },
];

/** How much of it is needed, or what a piece weighs: figures of this very size. */
export function amountSentence(timber: Measured): Localized<string> {
  switch (timber.family.kind) {
    case 'decking':
      return deckSentence(timber);
    case 'cladding':
      return claddingSentence(timber);
    case 'board':
      return boardSentence(timber);
    default:
      return weightSentence(timber);
  }
}

function deckSentence(timber: Measured): Localized<string> {
  const { family, thickness, profile } = timber;
  const spacing = joistSpacing(thickness, family.code === 'DS').straight;
  const crossings = (metresOf(timber) * 1000) / spacing;
  const clips = inTens(crossings);
  const fixings =
    profile === 'side-grooved'
      ? { nl: `${clips} clips`, en: `${clips} clips`, de: `${clips} Clips` }
      : screws(timber, crossings * SCREWS_PER_CROSSING);
  const laid = {
    nl: `bij regels op ${spacing} mm hart op hart`,
    en: `with joists at ${spacing} mm centres`,
    de: `bei ${spacing} mm Achsabstand der Lagerhölzer`,
  };
  return areaSentence(timber, { what: { nl: '', en: '', de: '' }, laid, fixings });
}

function claddingSentence(timber: Measured): Localized<string> {
  const { battenSpacing } = CLADDING_RULES;
  const fixings = screws(timber, ((metresOf(timber) * 1000) / battenSpacing) * screwsPerBatten(timber));
  const laid = {
    nl: `bij latten op ${battenSpacing} mm hart op hart`,
    en: `with battens at ${battenSpacing} mm centres`,
    de: `bei ${battenSpacing} mm Achsabstand der Latten`,
  };
  return areaSentence(timber, { what: { nl: ' gevel', en: ' of façade', de: ' Fassade' }, laid, fixings });
}

/** How many screws of which size, the one that comes first among those that fit; null where none of the range does. */
function screws({ family, ...timber }: Measured, count: number): Localized<string> | null {
  const [screw] = screwsFor({ ...timber, family: family.code });
  if (!screw) return null;
  const words = { nl: 'schroeven van', en: 'screws of', de: 'Schrauben' };
  return perLocale(
    (locale) => `${inTens(count)} ${words[locale]} ${formatDecimal(screw.diameter, 1, locale)} × ${screw.length} mm`,
  );
}

interface Laid {
  /** What the area is, after its figure. */
  what: Localized<string>;
  /** What the number of fixings holds for. */
  laid: Localized<string>;
  fixings: Localized<string> | null;
}

function areaSentence(timber: Measured, { what, laid, fixings }: Laid): Localized<string> {
  const metres = metresOf(timber);
  const tail = {
    nl: fixings && `, en ${laid.nl} ongeveer ${fixings.nl}`,
    en: fixings && ` and, ${laid.en}, about ${fixings.en}`,
    de: fixings && `, ${laid.de} etwa ${fixings.de}`,
  };
  return {
    nl: `Voor ${AREA} m²${what.nl} hebt u ongeveer ${metres} strekkende meter nodig${tail.nl ?? ''}.`,
    en: `Allow about ${metres} linear metres for ${AREA} m²${what.en}${tail.en ?? ''}.`,
    de: `Für ${AREA} m²${what.de} brauchen Sie rund ${metres} lfm${tail.de ?? ''}.`,
  };
}

/** What a board is bought for: a bench of thick planed ones, a bed of thick sawn ones, a fence of all others. */
function boardSentence(timber: Measured): Localized<string> {
  const weight = weightOf(timber);
  const built = timber.thickness < STOUT ? fence(timber) : timber.profile === 'sawn' ? bed(timber) : bench(timber);
  return {
    nl: `${built.nl}; 3 m van één plank weegt ongeveer ${weight.nl} kg.`,
    en: `${built.en}; 3 m of one board weighs about ${weight.en} kg.`,
    de: `${built.de}; 3 m eines Bretts wiegen etwa ${weight.de} kg.`,
  };
}

function fence({ width }: Measured): Localized<string> {
  const boards = Math.ceil(FENCE / width);
  return {
    nl: `Een dichte schutting van 1,80 m hoog telt ${boards} planken boven elkaar`,
    en: `A solid fence 1.80 m high takes ${boards} boards one above the other`,
    de: `Ein blickdichter Zaun von 1,80 m Höhe braucht ${boards} Bretter übereinander`,
  };
}

function bed({ width }: Measured): Localized<string> {
  const height = perLocale((locale) => formatDecimal((STOUT_BOARDS * width) / 1000, 2, locale));
  return {
    nl: `Drie planken op elkaar maken een bak van ${height.nl} m hoog`,
    en: `Three boards one on the other make a bed ${height.en} m high`,
    de: `Drei Bretter übereinander ergeben ein Beet von ${height.de} m Höhe`,
  };
}

function bench({ width }: Measured): Localized<string> {
  const depth = Math.round((STOUT_BOARDS * width + (STOUT_BOARDS - 1) * BENCH_GAP) / 10);
  return {
    nl: `Drie planken met ${BENCH_GAP} mm voeg geven een zitting van ${depth} cm diep`,
    en: `Three boards with ${BENCH_GAP} mm gaps make a seat ${depth} cm deep`,
    de: `Drei Bretter mit ${BENCH_GAP} mm Fuge ergeben eine ${depth} cm tiefe Sitzfläche`,
  };
}

/** What a beam or batten weighs, and who lifts it. */
function weightSentence(timber: Measured): Localized<string> {
  const weight = weightOf(timber);
  const kilograms = kilogramsOf(timber);
  const lifted = LIFTED.find(({ from }) => kilograms > from)?.by ?? { nl: '', en: '', de: '' };
  return {
    nl: `Een stuk van 3 m weegt ongeveer ${weight.nl} kg${lifted.nl}.`,
    en: `A piece of 3 m weighs about ${weight.en} kg${lifted.en}.`,
    de: `Ein Stück von 3 m wiegt etwa ${weight.de} kg${lifted.de}.`,
  };
}

function coverOf({ family, profile, width }: Measured): number {
  return cover({ kind: family.kind, profile: toProfile(profile), width }) ?? width;
}

/** Running metres for the area, without waste. */
const metresOf = (timber: Measured): number => Math.ceil(AREA * autoConversionM2Xaa(coverOf(timber)));

const inTens = (count: number): number => Math.ceil(count / 10) * 10;

function weightOf(timber: Measured): Localized<string> {
  const kilograms = kilogramsOf(timber);
  return perLocale((locale) => formatDecimal(kilograms, 1, locale));
}

/** Of a piece of 3 m. */
function kilogramsOf({ family, specie, thickness, width }: Measured): number {
  const moisture = MOISTURE_OF_HUMIDITY[humidityOf(family, specie)];
  return pieceWeight({ thickness, width, lengthMm: WEIGHED, density: specie.density, moisture }) / 1000;
}
