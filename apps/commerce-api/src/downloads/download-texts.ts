import type { Locale } from '@geven/timber';
import { createInstance, type TFunction } from 'i18next';
import assemblyDe from './messages/de/assembly-instruction.json' with { type: 'json' };
import commonDe from './messages/de/common.json' with { type: 'json' };
import performanceDe from './messages/de/declaration-of-performance.json' with { type: 'json' };
import sheetDe from './messages/de/product-sheet.json' with { type: 'json' };
import safetyDe from './messages/de/safety-data-sheet.json' with { type: 'json' };
import treatedDe from './messages/de/treated-wood-information.json' with { type: 'json' };
import assemblyEn from './messages/en/assembly-instruction.json' with { type: 'json' };
import commonEn from './messages/en/common.json' with { type: 'json' };
import performanceEn from './messages/en/declaration-of-performance.json' with { type: 'json' };
import sheetEn from './messages/en/product-sheet.json' with { type: 'json' };
import safetyEn from './messages/en/safety-data-sheet.json' with { type: 'json' };
import treatedEn from './messages/en/treated-wood-information.json' with { type: 'json' };
import assemblyNl from './messages/nl/assembly-instruction.json' with { type: 'json' };
import commonNl from './messages/nl/common.json' with { type: 'json' };
import performanceNl from './messages/nl/declaration-of-performance.json' with { type: 'json' };
import sheetNl from './messages/nl/product-sheet.json' with { type: 'json' };
import safetyNl from './messages/nl/safety-data-sheet.json' with { type: 'json' };
import treatedNl from './messages/nl/treated-wood-information.json' with { type: 'json' };

const resources = {
  de: {
    common: commonDe,
    sheet: sheetDe,
    assembly: assemblyDe,
    performance: performanceDe,
    safety: safetyDe,
    treated: treatedDe,
  },
  en: {
    common: commonEn,
    sheet: sheetEn,
    assembly: assemblyEn,
    performance: performanceEn,
    safety: safetyEn,
    treated: treatedEn,
  },
  nl: {
    common: commonNl,
    sheet: sheetNl,
    assembly: assemblyNl,
    performance: performanceNl,
    safety: safetyNl,
    treated: treatedNl,
  },
};

const i18n = createInstance({
  resources,
  fallbackLng: false,
  // A PDF knows no markup.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/** The texts of one kind of document in a language. */
export function downloadTexts(locale: Locale, kind: keyof (typeof resources)['de']): TFunction {
  return i18n.getFixedT(locale, kind);
}

/** The texts of a list, each filled in. */
export function listOf(t: TFunction, key: string, values: Record<string, unknown> = {}): string[] {
  return t(key, { ...values, returnObjects: true }) as unknown as string[];
}
