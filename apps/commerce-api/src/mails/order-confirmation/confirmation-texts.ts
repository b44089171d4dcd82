import type { Locale } from '@geven/timber';
import { createInstance, type TFunction } from 'i18next';
import confirmationDe from './messages/de/order-confirmation.json' with { type: 'json' };
import confirmationEn from './messages/en/order-confirmation.json' with { type: 'json' };
import confirmationNl from './messages/nl/order-confirmation.json' with { type: 'json' };

const resources = {
  de: { translation: confirmationDe },
  en: { translation: confirmationEn },
  nl: { translation: confirmationNl },
};

const i18n = createInstance({
  resources,
  fallbackLng: false,
  // Whoever writes HTML escapes.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/** The texts of the order confirmation in a language. */
export function confirmationTexts(locale: Locale): TFunction {
  return i18n.getFixedT(locale);
}
