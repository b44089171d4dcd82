import type { Localized } from '@geven/catalogue-records';
import type { ApplicationKey } from '../applications';

export interface SampleBox {
  name: Localized<string>;
  /** What to do with the pieces at home, after a colon. */
  purpose: Localized<string>;
  /** Item numbers of the boards that its pieces are cut from; a smaller set has the first of them. */
  samples: readonly string[];
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
      de: 'Wiegen Sie die tropischen Arten in der Hand und vergleichen Sie ihre Farben',
    },
    samples: ['DH-IPE-021145-GR', 'DH-BAN-021145-GR', 'DH-CUM-021145-GR', 'DH-GAR-021145-GR', 'DH-MAS-021145-GR'],
    applications: ['terrace'],
  },
  {
    name: { nl: 'vlonderplanken naaldhout', en: 'softwood decking', de: 'Terrassendielen Nadelholz' },
    purpose: {
      nl: 'bekijk kwasten en hars voordat u een heel terras bestelt',
      en: 'look at knots and resin before you order a whole deck',
      de: 'Sehen Sie sich Äste und Harz an, bevor Sie eine ganze Terrasse bestellen',
    },
    samples: ['DS-DOU-028145-GR', 'DS-LAR-028145-GR', 'DS-PIN-028145-GR', 'DS-TPI-028145-GR', 'DS-ACE-028145-GR'],
    applications: ['terrace'],
  },
  {
    name: { nl: 'gemodificeerd hout', en: 'modified wood', de: 'modifiziertes Holz' },
    purpose: {
      nl: 'voel het verschil tussen geacetyleerd en verhit hout',
      en: 'feel the difference between acetylated and heated wood',
      de: 'Fühlen Sie den Unterschied zwischen acetyliertem und erhitztem Holz',
    },
    samples: ['DS-TAS-028145-SG', 'DS-TPI-028145-SG', 'DS-ACE-028145-SG', 'RH-TAY-027068-RH', 'PB-TAS-028145-SQ'],
    applications: ['terrace', 'facade'],
  },
  {
    name: { nl: 'gevelbekleding', en: 'cladding', de: 'Fassadenprofile' },
    purpose: {
      nl: 'schuif de profielen in elkaar en houd ze tegen uw muur',
      en: 'slide the profiles together and hold them up to your wall',
      de: 'Stecken Sie die Profile zusammen und halten Sie sie an Ihre Wand',
    },
    samples: ['CL-WRC-022145-TG', 'CL-LAR-022145-TG', 'CL-DOU-022145-TG', 'CL-OAK-022145-TG', 'CL-TPI-022145-TG'],
    applications: ['facade'],
  },
  {
    name: { nl: 'rhombusprofielen', en: 'rhombus profiles', de: 'Rhombusprofile' },
    purpose: {
      nl: 'zet ze met 6 mm voeg op een rij en kijk naar de schaduw',
      en: 'line them up with 6 mm joints and watch the shadow',
      de: 'Reihen Sie sie mit 6 mm Fuge auf und achten Sie auf den Schatten',
    },
    samples: ['RH-LAR-027068-RH', 'RH-WRC-027068-RH', 'RH-TAY-027068-RH', 'RH-DOU-027068-RH', 'RH-OAK-027068-RH'],
    applications: ['facade', 'fence'],
  },
  {
    name: { nl: 'geschaafde planken', en: 'planed boards', de: 'Hobelbretter' },
    purpose: {
      nl: 'strijk over de afgeronde kanten en kies een dikte',
      en: 'run a hand along the rounded edges and choose a thickness',
      de: 'Streichen Sie über die gerundeten Kanten und wählen Sie eine Dicke',
    },
    samples: ['PB-OAK-018145-SQ', 'PB-IRO-028145-SQ', 'PB-LAR-040145-SQ', 'PB-BAN-020190-SQ', 'PB-WRC-015095-SQ'],
    applications: ['fence', 'veranda'],
  },
  {
    name: { nl: 'bezaagde planken', en: 'sawn boards', de: 'sägeraue Bretter' },
    purpose: {
      nl: 'zie hoe ruw fijnbezaagd is, en hoe het olie opneemt',
      en: 'see how rough fine-sawn is and how it takes oil',
      de: 'Sehen Sie, wie rau feinsägerau ist und wie es Öl aufnimmt',
    },
    samples: ['SB-AZO-025150-SN', 'SB-OAK-025150-SN', 'SB-DOU-025150-SN', 'SB-ANG-025150-SN', 'SB-CHE-025150-SN'],
    applications: ['fence', 'raised-bed'],
  },
  {
    name: { nl: 'geïmpregneerd hout', en: 'treated wood', de: 'imprägniertes Holz' },
    purpose: {
      nl: 'leg groen, bruin en grijs naast elkaar in de tuin',
      en: 'lay green, brown and grey side by side in the garden',
      de: 'Legen Sie Grün, Braun und Grau im Garten nebeneinander',
    },
    samples: ['TB-PIN-028145-GN', 'TB-PIN-028145-BR', 'TB-PIN-028145-GY', 'PB-SPR-028145-SQ', 'TB-PIN-018145-GN'],
    applications: ['fence', 'play-equipment'],
  },
  {
    name: { nl: 'schuttinghout', en: 'fence timber', de: 'Holz für Zäune' },
    purpose: {
      nl: 'geschaafd, bezaagd en geïmpregneerd voor één scherm',
      en: 'planed, sawn and treated, for one and the same screen',
      de: 'gehobelt, sägerau und imprägniert für ein und denselben Zaun',
    },
    samples: ['PB-DOU-018145-SQ', 'SB-CHE-020150-SN', 'TB-PIN-018145-GN', 'TB-PIN-018145-BR', 'PM-ROB-070070-SQ'],
    applications: ['fence'],
  },
  {
    name: { nl: 'bestsellers', en: 'bestsellers', de: 'Bestseller' },
    purpose: {
      nl: 'de soorten die het meest gevraagd worden, in één doos',
      en: 'the species that are asked for most, in one box',
      de: 'die am häufigsten gefragten Holzarten in einer Box',
    },
    samples: ['DH-BAN-025145-GR', 'DS-DOU-028145-GR', 'DS-TAS-028145-SG', 'RH-LAR-027068-RH', 'CL-WRC-022145-TG'],
    applications: ['terrace', 'facade', 'fence'],
  },
];
