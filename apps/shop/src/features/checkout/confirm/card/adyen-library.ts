// The one file that imports the vendor's library, which is loaded when somebody is about to pay by it and never before.
import {
  AdyenCheckout,
  CustomCard,
  type PaymentAction,
  type PaymentMethodsResponse,
  Redirect,
  ThreeDS2Challenge,
  ThreeDS2DeviceFingerprint,
} from '@adyen/adyen-web';
import type { Locale } from '@geven/timber';
import { fieldStyles } from './field-styles';
import {
  type CardState,
  type PaymentDetails,
  type PaymentRequest,
  type PaymentStart,
  SECURED_FIELDS,
  type SecuredFieldName,
} from './payment';
import { vendorTexts } from './vendor-texts';

AdyenCheckout.register(Redirect, ThreeDS2Challenge, ThreeDS2DeviceFingerprint);

/** Languages as the vendor has them; its English is part of the library. */
const VENDOR_LOCALES: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-US', de: 'de-DE' };

/** Smallest challenge of a bank (250 × 400 px): it has to fit on the narrowest phone. */
const CHALLENGE_SIZE = '01';

/** A payment that can be made. */
export interface OpenPayment {
  /** Puts the frames into the elements of a node that have the attribute `data-cse`. */
  mountCard(node: HTMLElement, onChange: (state: CardState) => void): Promise<CardFieldsHandle>;
  /**
   * Has the shopper do what the vendor wants, in a node of the page. Never ends where the browser goes to the bank's page.
   */
  perform(action: Readonly<Record<string, unknown>>, node: HTMLElement): Promise<PaymentDetails>;
}

/** The fields of a card that are in the page. */
export interface CardFieldsHandle {
  /** What was entered, encrypted; only what is valid. */
  request(): PaymentRequest;
  /** Has every field say what is wrong with it. */
  validate(): void;
  focus(field: SecuredFieldName): void;
  chooseBrand(brand: string): void;
  remove(): void;
}

/** Prepares a payment with the vendor; nothing is sent to it but the key of the shop. */
export async function openPayment(start: PaymentStart): Promise<OpenPayment> {
  const { acquirer, amount, country, locale, texts } = start;
  const methods = start.paymentMethods as unknown as PaymentMethodsResponse;
  const vendorLocale = VENDOR_LOCALES[locale];
  const checkout = await AdyenCheckout({
    environment: acquirer.environment as 'test' | 'live',
    clientKey: acquirer.clientKey,
    locale: vendorLocale,
    countryCode: country,
    amount: { value: amount.cents, currency: amount.currency },
    paymentMethodsResponse: methods,
    translations: { [vendorLocale]: vendorTexts(texts) },
    analytics: { enabled: false },
    risk: { enabled: false },
    srConfig: { enabled: false },
    ...(acquirer.standInUrl && { _environmentUrls: standInAddresses(acquirer.standInUrl) }),
  });
  const brands = methods.paymentMethods?.find(({ type }) => type === 'scheme')?.brands ?? [];

  return {
    mountCard: (node, onChange) =>
      new Promise((resolve, reject) => {
        let state: CardState = { problems: {}, valid: new Set(), focused: null, brand: '', brandChoice: [] };
        const change = (part: Partial<CardState>) => {
          state = { ...state, ...part };
          onChange(state);
        };
        const card = new CustomCard(checkout, {
          brands,
          styles: fieldStyles(node),
          // Focus stays where the shopper put it (WCAG 3.2.2).
          autoFocus: false,
          placeholders: { expiryDate: texts.expiryFormat },
          onConfigSuccess: () => resolve(handle),
          onError: reject,
          onChange: ({ errors, valid }) =>
            change({ problems: problemsIn(errors as Errors), valid: validIn(valid as Valid) }),
          onFocus: ({ fieldType, focus }) => change({ focused: focus ? (fieldType as SecuredFieldName) : null }),
          onBrand: ({ brand }) => change({ brand: brand === 'card' ? '' : brand }),
          onBinLookup: ({ supportedBrands }) =>
            change({ brandChoice: supportedBrands && supportedBrands.length > 1 ? supportedBrands : [] }),
          // An order is placed by its button and by nothing else (LG-01).
          onEnterKeyPressed: () => undefined,
        });
        const handle: CardFieldsHandle = {
          request: () => {
            const { paymentMethod, browserInfo } = card.data as unknown as PaymentRequest;
            return { paymentMethod, browserInfo };
          },
          validate: () => void card.showValidation(),
          focus: (field) => void card.setFocusOn(field),
          chooseBrand: (brand) => void card.dualBrandingChangeHandler(brand),
          remove: () => card.remove(),
        };
        // Frames of an attempt that failed would stay.
        for (const holder of node.querySelectorAll('[data-cse]')) holder.replaceChildren();
        card.mount(node);
      }),

    perform: (action, node) =>
      new Promise((resolve, reject) => {
        const component = checkout.createFromAction(action as unknown as PaymentAction, {
          challengeWindowSize: CHALLENGE_SIZE,
          onAdditionalDetails: ({ data }: { data: { details: PaymentDetails } }) => {
            component.unmount();
            resolve(data.details);
          },
          onError: reject,
        });
        component.mount(node);
      }),
  };
}

/** The library wants `/checkoutshopper/` right behind the origin, and `test` of the key in the address. */
function standInAddresses(standInUrl: string) {
  const shopper = new URL('/checkoutshopper/test/', standInUrl).href;
  return {
    api: shopper,
    analytics: new URL('/checkoutanalytics/', standInUrl).href,
    cdn: { images: shopper, translations: shopper },
  };
}

type Errors = Readonly<Record<string, { readonly errorI18n?: string } | null>> | undefined;
type Valid = Readonly<Record<string, boolean>> | undefined;

function problemsIn(errors: Errors): CardState['problems'] {
  const found = SECURED_FIELDS.map((field) => [field, errors?.[field]?.errorI18n] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}

/** A date is two values for the vendor. */
function validIn(valid: Valid): CardState['valid'] {
  return new Set(
    SECURED_FIELDS.filter((field) => valid?.[field === 'encryptedExpiryDate' ? 'encryptedExpiryMonth' : field]),
  );
}
