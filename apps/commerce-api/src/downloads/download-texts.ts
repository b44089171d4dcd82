import type { Locale } from '@geven/timber';
import type { TFunction } from 'i18next';
import { apiTexts } from '../texts/api-texts';
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

const TEXTS = {
  common: apiTexts('downloads/common', { nl: commonNl, en: commonEn, de: commonDe }),
  sheet: apiTexts('downloads/sheet', { nl: sheetNl, en: sheetEn, de: sheetDe }),
  assembly: apiTexts('downloads/assembly', { nl: assemblyNl, en: assemblyEn, de: assemblyDe }),
  performance: apiTexts('downloads/performance', { nl: performanceNl, en: performanceEn, de: performanceDe }),
  safety: apiTexts('downloads/safety', { nl: safetyNl, en: safetyEn, de: safetyDe }),
  treated: apiTexts('downloads/treated', { nl: treatedNl, en: treatedEn, de: treatedDe }),
};

/** The texts of one kind of document in a language. */
export function downloadTexts(locale: Locale, kind: keyof typeof TEXTS): TFunction {
  return TEXTS[kind](locale);
}
