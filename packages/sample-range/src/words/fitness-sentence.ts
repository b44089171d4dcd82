import { type Localized, perLocale } from '@geven/catalogue-records';
import { durabilityOf, fitForUse, type UseClass, type UseClassFit } from '@geven/timber';
import { isJoist, isJoistWood } from '../details/fitting-joists';
import { treatmentOf } from '../details/sample-safety';
import { specieDurability } from '../details/specie-durability';
import type { SampleFamily } from '../sample-families';
import type { SampleSpecie } from '../sample-species';

interface Used {
  family: Pick<SampleFamily, 'code' | 'kind'>;
  specie: SampleSpecie;
  /** In mm, as the width. */
  thickness: number;
  width: number;
}

type Place = 'deck' | 'façade' | 'garden' | 'joist' | 'façade-batten' | 'frame' | 'waterside';

interface PlaceWords {
  /** What rain does there, by EN 335. */
  use: UseClass;
  suitable: Localized<string>;
  /** With what it takes there to last. */
  withCare: Localized<string>;
}

const PLACES: Record<Place, PlaceWords> = {
  deck: {
    use: '3.2',
    suitable: { nl: 'zeer geschikt voor een terras', en: 'well suited to decks', de: 'sehr gut für die Terrasse' },
    withCare: {
      nl: 'met afschot, ventilatie en open voegen prima voor een terras',
      en: 'well suited to decks that are laid with a fall, ventilation and open gaps',
      de: 'mit Gefälle, Luft von unten und offenen Fugen gut für die Terrasse',
    },
  },
  façade: {
    use: '3.1',
    suitable: {
      nl: 'zeer geschikt voor een geventileerde gevel',
      en: 'well suited to ventilated façades',
      de: 'sehr gut für die hinterlüftete Fassade',
    },
    withCare: {
      nl: 'met een spouw en details die water afvoeren prima voor een gevel',
      en: 'well suited to façades with a cavity and details that shed water',
      de: 'mit Hinterlüftung und Details, die Wasser ableiten, gut für die Fassade',
    },
  },
  garden: {
    use: '3.1',
    suitable: {
      nl: 'zeer geschikt voor schutting en tuin',
      en: 'well suited to fences and garden carpentry',
      de: 'sehr gut für Zaun und Garten',
    },
    withCare: {
      nl: 'prima voor schutting en tuin waar het kan drogen',
      en: 'well suited to fences and garden carpentry where it can dry',
      de: 'gut für Zaun und Garten, wo es abtrocknen kann',
    },
  },
  joist: {
    use: '3.2',
    suitable: {
      nl: 'zeer geschikt als regel onder een vlonder',
      en: 'well suited as joists under a deck',
      de: 'sehr gut als Lagerholz unter der Terrasse',
    },
    withCare: {
      nl: 'op onderleggers en met lucht eromheen prima als regel onder een vlonder',
      en: 'well suited as joists under a deck, on pads and with air around them',
      de: 'auf Pads und mit Luft ringsum gut als Lagerholz unter der Terrasse',
    },
  },
  'façade-batten': {
    use: '3.1',
    suitable: {
      nl: 'zeer geschikt als lat achter een gevel',
      en: 'well suited as battens behind a façade',
      de: 'sehr gut als Traglatte hinter der Fassade',
    },
    withCare: {
      nl: 'in een geventileerde spouw prima als lat achter een gevel',
      en: 'well suited as battens in a ventilated cavity behind a façade',
      de: 'in der Hinterlüftung gut als Traglatte hinter der Fassade',
    },
  },
  frame: {
    use: '3.2',
    suitable: {
      nl: 'zeer geschikt voor pergola, overkapping en schutting',
      en: 'well suited to pergolas, verandas and fences',
      de: 'sehr gut für Pergola, Überdachung und Zaun',
    },
    withCare: {
      nl: 'op een paalhouder prima voor pergola en overkapping',
      en: 'well suited to pergolas and verandas on post bases',
      de: 'auf Pfostenträgern gut für Pergola und Überdachung',
    },
  },
  waterside: {
    use: '3.2',
    suitable: {
      nl: 'zeer geschikt voor steigers, beschoeiing en zware constructies',
      en: 'well suited to jetties, retaining walls and heavy frames',
      de: 'sehr gut für Stege, Uferbefestigung und schwere Konstruktionen',
    },
    withCare: {
      nl: 'op een paalhouder prima voor pergola en overkapping',
      en: 'well suited to pergolas and verandas on post bases',
      de: 'auf Pfostenträgern gut für Pergola und Überdachung',
    },
  },
};

/** What is said of the ground; of a façade nothing is. */
const GROUND: Record<UseClassFit, Localized<string>> = {
  SUITABLE: { nl: 'ook in de grond', en: 'also in the ground', de: 'auch im Erdkontakt' },
  WITH_DESIGN_CARE: { nl: 'niet in de grond', en: 'not in the ground', de: 'nicht für Erdkontakt' },
  LIMITED: {
    nl: 'in de grond minder lang houdbaar',
    en: 'shorter-lived in the ground',
    de: 'im Erdkontakt weniger lange haltbar',
  },
  NOT_SUITABLE: { nl: 'niet in de grond', en: 'not in the ground', de: 'nicht für Erdkontakt' },
};

type ClassWords = (value: string) => Localized<string>;

const AS_GROWN: ClassWords = (value) => ({
  nl: `Kernhout klasse ${value}`,
  en: `Heartwood class ${value}`,
  de: `Kernholz Klasse ${value}`,
});
const MODIFIED: ClassWords = (value) => ({
  nl: `Klasse ${value} door de modificatie`,
  en: `Class ${value} through modification`,
  de: `Klasse ${value} durch die Modifizierung`,
});
const TREATED: ClassWords = (value) => ({
  nl: `Geïmpregneerd voor gebruiksklasse ${value}`,
  en: `Treated for use class ${value}`,
  de: `Imprägniert für Gebrauchsklasse ${value}`,
});

/** How durable the wood is, what it is good for where the family is used, and whether it may be used in the ground. */
export function fitnessSentence({ family, specie, thickness, width }: Used): Localized<string> {
  const wood = { ...specieDurability(specie), treatment: treatmentOf(specie) };
  const place = placeOf(family, { specie, thickness, width });
  const { use, suitable, withCare } = PLACES[place];
  const fit = fitForUse(wood, use);
  if (fit === null || fit === 'NOT_SUITABLE')
    throw new Error(`${specie.slug} is sold where it does not last: ${place}`);
  const durability = durabilityOf(wood);
  const classWords = durability?.treatedFor ? TREATED : wood.modification ? MODIFIED : AS_GROWN;
  const reached = classWords(durability?.treatedFor ?? specie.durabilityClass);
  const ground = place.startsWith('façade') ? null : GROUND[fitForUse(wood, '4') ?? 'NOT_SUITABLE'];
  return perLocale((locale) => {
    const words = (fit === 'SUITABLE' ? suitable : withCare)[locale];
    return `${reached[locale]}: ${words}${ground ? `, ${ground[locale]}` : ''}.`;
  });
}

/** Whether it is called right for jetties and retaining walls, whose feet are where it is wet. */
export function isForWaterside({ family, specie, thickness, width }: Used): boolean {
  const place = placeOf(family, { specie, thickness, width });
  const wood = { ...specieDurability(specie), treatment: treatmentOf(specie) };
  return place === 'waterside' && fitForUse(wood, PLACES.waterside.use) === 'SUITABLE';
}

function placeOf({ code, kind }: Used['family'], batten: Pick<Used, 'specie' | 'thickness' | 'width'>): Place {
  switch (kind) {
    case 'decking':
      return 'deck';
    case 'cladding':
      return 'façade';
    case 'batten':
      return isJoist(batten) && isJoistWood(batten.specie) ? 'joist' : 'façade-batten';
    case 'beam':
      return code === 'SM' ? 'waterside' : 'frame';
    default:
      return 'garden';
  }
}
