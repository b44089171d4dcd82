import type { Localized } from '@geven/catalogue-records';
import type { ApplicationKey } from '../applications';

export interface SampleBox {
  name: Localized<string>;
  /** What to do with the pieces at home, after a colon. */
  purpose: Localized<string>;
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
    purpose: {
      nl: 'weeg de tropische soorten in de hand en vergelijk hun kleur',
      en: 'weigh the tropical species in your hand and compare their colours',
      de: 'die tropischen Arten in der Hand wiegen und ihre Farben vergleichen',
    },
    applications: ['terrace'],
  },
  {
    name: { nl: 'vlonderplanken naaldhout', en: 'softwood decking', de: 'Terrassendielen Nadelholz' },
    purpose: {
      nl: 'bekijk kwasten en hars voordat u een heel terras bestelt',
      en: 'look at knots and resin before you order a whole deck',
      de: 'Äste und Harz ansehen, bevor Sie eine ganze Terrasse bestellen',
    },
    applications: ['terrace'],
  },
  {
    name: { nl: 'gemodificeerd hout', en: 'modified wood', de: 'modifiziertes Holz' },
    purpose: {
      nl: 'voel het verschil tussen geacetyleerd en verhit hout',
      en: 'feel the difference between acetylated and heated wood',
      de: 'den Unterschied zwischen acetyliertem und erhitztem Holz fühlen',
    },
    applications: ['terrace', 'facade'],
  },
  {
    name: { nl: 'gevelbekleding', en: 'cladding', de: 'Fassadenprofile' },
    purpose: {
      nl: 'schuif de profielen in elkaar en houd ze tegen uw muur',
      en: 'slide the profiles together and hold them up to your wall',
      de: 'die Profile zusammenstecken und an die Wand halten',
    },
    applications: ['facade'],
  },
  {
    name: { nl: 'rhombusprofielen', en: 'rhombus profiles', de: 'Rhombusprofile' },
    purpose: {
      nl: 'zet ze met 6 mm voeg op een rij en kijk naar de schaduw',
      en: 'line them up with 6 mm joints and watch the shadow',
      de: 'mit 6 mm Fuge aufreihen und auf den Schatten achten',
    },
    applications: ['facade', 'fence'],
  },
  {
    name: { nl: 'geschaafde planken', en: 'planed boards', de: 'Hobelbretter' },
    purpose: {
      nl: 'strijk over de afgeronde kanten en kies een dikte',
      en: 'run a hand along the rounded edges and choose a thickness',
      de: 'über die gerundeten Kanten streichen und eine Dicke wählen',
    },
    applications: ['fence', 'veranda'],
  },
  {
    name: { nl: 'bezaagde planken', en: 'sawn boards', de: 'sägeraue Bretter' },
    purpose: {
      nl: 'zie hoe ruw fijnbezaagd is, en hoe het olie opneemt',
      en: 'see how rough fine-sawn is and how it takes oil',
      de: 'sehen, wie rau feinsägerau ist und wie es Öl aufnimmt',
    },
    applications: ['fence', 'raised-bed'],
  },
  {
    name: { nl: 'geïmpregneerd hout', en: 'treated wood', de: 'imprägniertes Holz' },
    purpose: {
      nl: 'leg groen, bruin en grijs naast elkaar in de tuin',
      en: 'lay green, brown and grey side by side in the garden',
      de: 'Grün, Braun und Grau im Garten nebeneinanderlegen',
    },
    applications: ['fence', 'play-equipment'],
  },
  {
    name: { nl: 'schuttinghout', en: 'fence timber', de: 'Holz für Zäune' },
    purpose: {
      nl: 'geschaafd, bezaagd en geïmpregneerd voor één scherm',
      en: 'planed, sawn and treated, for one and the same screen',
      de: 'gehobelt, sägerau und imprägniert für ein und denselben Zaun',
    },
    applications: ['fence'],
  },
  {
    name: { nl: 'bestsellers', en: 'bestsellers', de: 'Bestseller' },
    purpose: {
      nl: 'de soorten die het meest gevraagd worden, in één doos',
      en: 'the species that are asked for most, in one box',
      de: 'die am häufigsten gefragten Holzarten in einer Box',
    },
    applications: ['terrace', 'facade', 'fence'],
  },
];
