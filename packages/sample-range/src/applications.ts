import type { Localized } from '@geven/catalogue-records';

export type ApplicationKey =
  | 'terrace'
  | 'facade'
  | 'fence'
  | 'veranda'
  | 'jetty'
  | 'raised-bed'
  | 'garden-house'
  | 'play-equipment'
  | 'pergola';

export const APPLICATIONS: Record<ApplicationKey, Localized<string>> = {
  terrace: { nl: 'Terras', en: 'Terrace', de: 'Terrasse' },
  facade: { nl: 'Gevel', en: 'Façade', de: 'Fassade' },
  fence: { nl: 'Schutting', en: 'Fence', de: 'Zaun' },
  veranda: { nl: 'Overkapping', en: 'Veranda', de: 'Terrassenüberdachung' },
  jetty: { nl: 'Steiger', en: 'Jetty', de: 'Steg' },
  'raised-bed': { nl: 'Moestuinbak', en: 'Raised bed', de: 'Hochbeet' },
  'garden-house': { nl: 'Tuinhuis', en: 'Garden shed', de: 'Gartenhaus' },
  'play-equipment': { nl: 'Speeltoestel', en: 'Play equipment', de: 'Spielgerät' },
  pergola: { nl: 'Pergola', en: 'Pergola', de: 'Pergola' },
};
