import type { Locale } from '@geven/timber';

/**
 * Precautionary statements of Regulation (EC) No 1272/2008 (CLP), annex IV, word for word; where the regulation leaves a
 * choice or a gap, it is filled for liquids that consumers use outdoors.
 */
export const PRECAUTIONARY_STATEMENTS = {
  P101: {
    nl: 'Bij het inwinnen van medisch advies, de verpakking of het etiket ter beschikking houden.',
    en: 'If medical advice is needed, have product container or label at hand.',
    de: 'Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten.',
  },
  P102: {
    nl: 'Buiten het bereik van kinderen houden.',
    en: 'Keep out of reach of children.',
    de: 'Darf nicht in die Hände von Kindern gelangen.',
  },
  P210: {
    nl: 'Verwijderd houden van warmte, hete oppervlakken, vonken, open vuur en andere ontstekingsbronnen. Niet roken.',
    en: 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    de: 'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
  },
  P260: { nl: 'Spuitnevel niet inademen.', en: 'Do not breathe spray.', de: 'Aerosol nicht einatmen.' },
  P261: {
    nl: 'Inademing van damp vermijden.',
    en: 'Avoid breathing vapours.',
    de: 'Einatmen von Dampf vermeiden.',
  },
  P271: {
    nl: 'Alleen buiten of in een goed geventileerde ruimte gebruiken.',
    en: 'Use only outdoors or in a well-ventilated area.',
    de: 'Nur im Freien oder in gut belüfteten Räumen verwenden.',
  },
  P273: {
    nl: 'Voorkom lozing in het milieu.',
    en: 'Avoid release to the environment.',
    de: 'Freisetzung in die Umwelt vermeiden.',
  },
  P280: {
    nl: 'Beschermende handschoenen/beschermende kleding/oogbescherming/gelaatsbescherming dragen.',
    en: 'Wear protective gloves/protective clothing/eye protection/face protection.',
    de: 'Schutzhandschuhe/Schutzkleidung/Augenschutz/Gesichtsschutz tragen.',
  },
  P310: {
    nl: 'Onmiddellijk een ANTIGIFCENTRUM/arts raadplegen.',
    en: 'Immediately call a POISON CENTER/doctor.',
    de: 'Sofort GIFTINFORMATIONSZENTRUM/Arzt anrufen.',
  },
  P391: { nl: 'Gelekte/gemorste stof opruimen.', en: 'Collect spillage.', de: 'Verschüttete Mengen aufnehmen.' },
  P405: { nl: 'Achter slot bewaren.', en: 'Store locked up.', de: 'Unter Verschluss aufbewahren.' },
  P501: {
    nl: 'Inhoud/verpakking afvoeren naar een inzamelpunt voor klein chemisch afval.',
    en: 'Dispose of contents/container to a collection point for hazardous household waste.',
    de: 'Inhalt/Behälter einer Schadstoffsammelstelle zuführen.',
  },
  'P301+P330+P331': {
    nl: 'NA INSLIKKEN: de mond spoelen. GEEN braken opwekken.',
    en: 'IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.',
    de: 'BEI VERSCHLUCKEN: Mund ausspülen. KEIN Erbrechen herbeiführen.',
  },
  'P303+P361+P353': {
    nl: 'BIJ CONTACT MET DE HUID (of het haar): verontreinigde kleding onmiddellijk uittrekken. Huid met water afspoelen.',
    en: 'IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.',
    de: 'BEI BERÜHRUNG MIT DER HAUT (oder dem Haar): Alle kontaminierten Kleidungsstücke sofort ausziehen. Haut mit Wasser abwaschen.',
  },
  'P304+P340': {
    nl: 'NA INADEMING: de persoon in de frisse lucht brengen en ervoor zorgen dat deze gemakkelijk kan ademen.',
    en: 'IF INHALED: Remove person to fresh air and keep comfortable for breathing.',
    de: 'BEI EINATMEN: Die Person an die frische Luft bringen und für ungehinderte Atmung sorgen.',
  },
  'P305+P351+P338': {
    nl: 'BIJ CONTACT MET DE OGEN: voorzichtig afspoelen met water gedurende een aantal minuten; contactlenzen verwijderen, indien mogelijk; blijven spoelen.',
    en: 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    de: 'BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type PrecautionCode = keyof typeof PRECAUTIONARY_STATEMENTS;
