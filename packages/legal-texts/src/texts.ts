import privacyDe from '../messages/de/privacy.json';
import productInfoDe from '../messages/de/product-info.json';
import termsDe from '../messages/de/terms.json';
import withdrawalDe from '../messages/de/withdrawal.json';
import privacyEn from '../messages/en/privacy.json';
import productInfoEn from '../messages/en/product-info.json';
import termsEn from '../messages/en/terms.json';
import withdrawalEn from '../messages/en/withdrawal.json';
import privacyNl from '../messages/nl/privacy.json';
import productInfoNl from '../messages/nl/product-info.json';
import termsNl from '../messages/nl/terms.json';
import withdrawalNl from '../messages/nl/withdrawal.json';

/** Every legal text by language and name. */
export const TEXTS = {
  nl: { terms: termsNl, privacy: privacyNl, productInfo: productInfoNl, withdrawal: withdrawalNl },
  en: { terms: termsEn, privacy: privacyEn, productInfo: productInfoEn, withdrawal: withdrawalEn },
  de: { terms: termsDe, privacy: privacyDe, productInfo: productInfoDe, withdrawal: withdrawalDe },
};
