import type { Locale } from '@geven/timber';

/** Hazard statements of Regulation (EC) No 1272/2008 (CLP), annexes II and III, word for word. */
export const HAZARD_STATEMENTS = {
  H226: {
    nl: 'Ontvlambare vloeistof en damp.',
    en: 'Flammable liquid and vapour.',
    de: 'Flüssigkeit und Dampf entzündbar.',
  },
  H290: {
    nl: 'Kan bijtend zijn voor metalen.',
    en: 'May be corrosive to metals.',
    de: 'Kann gegenüber Metallen korrosiv sein.',
  },
  H302: {
    nl: 'Schadelijk bij inslikken.',
    en: 'Harmful if swallowed.',
    de: 'Gesundheitsschädlich bei Verschlucken.',
  },
  H304: {
    nl: 'Kan dodelijk zijn als de stof bij inslikken in de luchtwegen terechtkomt.',
    en: 'May be fatal if swallowed and enters airways.',
    de: 'Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein.',
  },
  H312: {
    nl: 'Schadelijk bij contact met de huid.',
    en: 'Harmful in contact with skin.',
    de: 'Gesundheitsschädlich bei Hautkontakt.',
  },
  H314: {
    nl: 'Veroorzaakt ernstige brandwonden en oogletsel.',
    en: 'Causes severe skin burns and eye damage.',
    de: 'Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
  },
  H315: { nl: 'Veroorzaakt huidirritatie.', en: 'Causes skin irritation.', de: 'Verursacht Hautreizungen.' },
  H318: {
    nl: 'Veroorzaakt ernstig oogletsel.',
    en: 'Causes serious eye damage.',
    de: 'Verursacht schwere Augenschäden.',
  },
  H336: {
    nl: 'Kan slaperigheid of duizeligheid veroorzaken.',
    en: 'May cause drowsiness or dizziness.',
    de: 'Kann Schläfrigkeit und Benommenheit verursachen.',
  },
  H400: {
    nl: 'Zeer giftig voor in het water levende organismen.',
    en: 'Very toxic to aquatic life.',
    de: 'Sehr giftig für Wasserorganismen.',
  },
  H410: {
    nl: 'Zeer giftig voor in het water levende organismen, met langdurige gevolgen.',
    en: 'Very toxic to aquatic life with long lasting effects.',
    de: 'Sehr giftig für Wasserorganismen mit langfristiger Wirkung.',
  },
  H411: {
    nl: 'Giftig voor in het water levende organismen, met langdurige gevolgen.',
    en: 'Toxic to aquatic life with long lasting effects.',
    de: 'Giftig für Wasserorganismen, mit langfristiger Wirkung.',
  },
  EUH066: {
    nl: 'Herhaalde blootstelling kan een droge of een gebarsten huid veroorzaken.',
    en: 'Repeated exposure may cause skin dryness or cracking.',
    de: 'Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type HazardCode = keyof typeof HAZARD_STATEMENTS;
