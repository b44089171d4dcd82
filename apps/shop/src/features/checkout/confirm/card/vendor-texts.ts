import type { CardTexts } from './payment';

/** The shop's words under the vendor's keys: fields are named in the frames as they are beside them. */
export function vendorTexts(texts: CardTexts): Record<string, string> {
  return {
    'creditCard.cardNumber.label': texts.number,
    'creditCard.encryptedCardNumber.aria.iframeTitle': texts.number,
    'creditCard.expiryDate.label': texts.expiry,
    'creditCard.encryptedExpiryDate.aria.iframeTitle': texts.expiry,
    'creditCard.securityCode.label': texts.code,
    'creditCard.encryptedSecurityCode.aria.iframeTitle': texts.code,
    'cc.num.900': texts.numberMissing,
    'cc.num.901': texts.numberIncomplete,
    'cc.num.902': texts.numberWrong,
    'cc.num.903': texts.brandRefused,
    'cc.num.904': texts.brandRefused,
    'cc.dat.910': texts.expiryMissing,
    'cc.dat.911': texts.expiryIncomplete,
    'cc.dat.912': texts.expiryWrong,
    'cc.dat.913': texts.expiryWrong,
    'cc.dat.914': texts.expiryWrong,
    'cc.cvc.920': texts.codeMissing,
    'cc.cvc.920.amex': texts.codeMissing,
    'cc.cvc.921': texts.codeIncomplete,
    'cc.cvc.921.amex': texts.codeIncomplete,
  };
}
