// What runs in the frame of one field of a card. The frame is served the text of these functions, so they need nothing from
// other files: each is in FIELD_CODE below.

/** A brand of cards, by how its numbers begin. */
export interface Brand {
  readonly name: string;
  readonly begins: RegExp;
  /** Numbers of digits, ascending. */
  readonly lengths: readonly number[];
  /** Digits of the security code. */
  readonly codeLength: 3 | 4;
}

/** The three fields of a card, by the vendor's names. */
export type FieldType = 'encryptedCardNumber' | 'encryptedExpiryDate' | 'encryptedSecurityCode';

/** What the vendor's component in the page configures a field with. */
export interface FieldConfig {
  readonly fieldType: FieldType;
  /** Names the field in every message. */
  readonly numKey: number;
  readonly txVariant: string;
  readonly iframeUIConfig?: {
    readonly sfStyles?: FieldStyles;
    readonly placeholders?: Readonly<Record<string, string>>;
    readonly ariaConfig?: { readonly lang?: string } & Readonly<Partial<Record<FieldType, FieldTexts>>>;
  };
}

interface FieldStyles {
  readonly base?: Partial<CSSStyleDeclaration>;
  readonly error?: Partial<CSSStyleDeclaration>;
  readonly placeholder?: Partial<CSSStyleDeclaration>;
}

interface FieldTexts {
  readonly label?: string;
  /** Texts of problems by their codes. */
  readonly error?: Readonly<Record<string, string>>;
}

/** What a field is told later. */
interface FieldMessage {
  readonly numKey?: number;
  readonly focus?: boolean;
  readonly brand?: string;
  readonly externalValidation?: boolean;
  readonly unsupportedCard?: boolean;
  readonly code?: string;
  /** An expiry date that the browser has filled into another field. */
  readonly autoComplete?: string;
  readonly styleObject?: FieldStyles;
  readonly destroy?: boolean;
}

/** The window of the frame, as far as a field needs it. */
export interface FieldWindow {
  readonly document: Document;
  readonly parent: { postMessage(message: string, origin: string): void };
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The brand of a number; undefined while its beginning is nobody's. */
export function brandOf(digits: string): Brand | undefined {
  const brands: readonly Brand[] = [
    { name: 'visa', begins: /^4/, lengths: [16, 19], codeLength: 3 },
    { name: 'mc', begins: /^(?:5[1-5]|2[2-7])/, lengths: [16], codeLength: 3 },
    { name: 'amex', begins: /^3[47]/, lengths: [15], codeLength: 4 },
    { name: 'diners', begins: /^3[068]/, lengths: [14, 16, 19], codeLength: 3 },
    { name: 'maestro', begins: /^(?:5[06-8]|6)/, lengths: [16, 18, 19], codeLength: 3 },
  ];
  return brands.find(({ begins }) => begins.test(digits));
}

/** Whether the last digit is the check digit of the others (Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The vendor's code of what is wrong with the digits of a field; null where nothing is. */
export function problemOf(fieldType: FieldType, digits: string, codeLength: number, now: Date): string | null {
  if (fieldType === 'encryptedCardNumber') {
    if (digits === '') return 'cc.num.900';
    if (!(brandOf(digits)?.lengths ?? [16]).includes(digits.length)) return 'cc.num.901';
    return passesLuhn(digits) ? null : 'cc.num.902';
  }
  if (fieldType === 'encryptedSecurityCode') {
    if (digits === '') return 'cc.cvc.920';
    return digits.length === codeLength ? null : 'cc.cvc.921';
  }
  if (digits === '') return 'cc.dat.910';
  if (digits.length < 4) return 'cc.dat.911';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  // A card is good until the end of its month.
  if (month < 1 || month > 12 || new Date(year, month, 1) <= now) return 'cc.dat.912';
  return year > now.getFullYear() + 20 ? 'cc.dat.913' : null;
}

/** The digits that a field takes of what was typed, pasted or filled in. */
export function digitsOf(fieldType: FieldType, text: string, codeLength: number): string {
  const digits = text.replace(/\D/g, '');
  if (fieldType === 'encryptedCardNumber') return digits.slice(0, brandOf(digits)?.lengths.at(-1) ?? 19);
  if (fieldType === 'encryptedSecurityCode') return digits.slice(0, codeLength);
  // Browsers fill in years of four digits.
  const isLong = /^\D*\d{1,2}\D+20\d\d\D*$/.test(text);
  const [month = '', year = ''] = isLong ? text.split(/\D+/).filter(Boolean) : [];
  if (isLong) return month.padStart(2, '0') + year.slice(2);
  return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
}

/** Digits as they are shown, in the groups that are printed on cards. */
export function shownDigits(fieldType: FieldType, digits: string): string {
  if (fieldType === 'encryptedCardNumber') return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return fieldType === 'encryptedExpiryDate' ? digits.replace(/^(\d\d)(?=\d)/, '$1 / ') : digits;
}

/**
 * Plays a secured field in its frame: takes its configuration from the page around it and reports what is entered, in the
 * vendor's protocol. Nothing is encrypted: the values are the documented ones of the vendor's test account, `test_4111…`.
 */
export function runSecuredField({ document, parent, addEventListener }: FieldWindow): void {
  const input = document.querySelector('input') as HTMLInputElement;
  const problem = document.querySelector('#problem') as HTMLElement;
  let config: FieldConfig | null = null;
  let styles: FieldStyles = {};
  let page = '';
  let brand = '';
  let codeLength = 3;

  const send = (message: object) => {
    if (!config) return;
    const { fieldType, numKey, txVariant } = config;
    parent.postMessage(JSON.stringify({ fieldType, numKey, txVariant, ...message }), page);
  };

  function configure(given: FieldConfig, origin: string): void {
    config = given;
    page = origin;
    const { sfStyles = {}, placeholders = {}, ariaConfig = {} } = given.iframeUIConfig ?? {};
    document.documentElement.lang = ariaConfig.lang ?? 'en';
    const label = ariaConfig[given.fieldType]?.label ?? given.fieldType;
    document.title = label;
    (document.querySelector('label') as HTMLElement).textContent = label;
    input.placeholder = placeholders[given.fieldType] ?? placeholders[`${given.fieldType}3digits`] ?? '';
    input.autocomplete = (
      {
        encryptedCardNumber: 'cc-number',
        encryptedExpiryDate: 'cc-exp',
        encryptedSecurityCode: 'cc-csc',
      } as const
    )[given.fieldType];
    styles = sfStyles;
    show(null);
    send({ action: 'config' });
    // A browser may have filled it in by then, or somebody is quick.
    if (input.value !== '') take();
  }

  /** Marks what is wrong, for screen readers with the page's own words. */
  function show(code: string | null): void {
    input.setAttribute('aria-invalid', String(code !== null));
    const texts = config?.iframeUIConfig?.ariaConfig?.[config.fieldType]?.error;
    problem.textContent = code === null ? '' : (texts?.[code] ?? '');
    input.removeAttribute('style');
    Object.assign(input.style, styles.base, code === null ? {} : styles.error);
    input.style.setProperty('--placeholder', styles.placeholder?.color ?? 'inherit');
  }

  function take(): void {
    if (!config) return;
    const { fieldType } = config;
    const digits = digitsOf(fieldType, input.value, codeLength);
    const shown = shownDigits(fieldType, digits);
    if (input.value !== shown) input.value = shown;
    if (fieldType === 'encryptedCardNumber') sayBrand(digits);
    const code = problemOf(fieldType, digits, codeLength, new Date());
    show(null);
    if (code === null) {
      sendValue(fieldType, digits);
      return;
    }
    // Of what is not complete yet nobody can say whether it is right.
    const isWrong = ['cc.num.902', 'cc.dat.912', 'cc.dat.913'].includes(code);
    if (isWrong) show(code);
    const keys = { encryptedCardNumber: 'number', encryptedExpiryDate: 'date', encryptedSecurityCode: 'cvc' };
    send({ action: `${keys[fieldType]}KeyPressed`, error: isWrong ? code : '' });
  }

  function sayBrand(digits: string): void {
    const name = brandOf(digits)?.name ?? 'card';
    if (name !== brand) {
      brand = name;
      send({ action: 'brand', brand, cvcPolicy: 'required', expiryDatePolicy: 'required', cvcText: '', error: '' });
    }
    const bin = digits.slice(0, 6);
    const asked = bin.length === 6 ? { encryptedBin: `test_${bin}`, uuid: `bin-${bin}` } : {};
    if (bin !== input.dataset.bin) send({ action: 'binValue', binValue: bin, ...asked });
    input.dataset.bin = bin;
  }

  function sendValue(fieldType: FieldType, digits: string): void {
    const parts: [name: string, value: string][] =
      fieldType === 'encryptedExpiryDate'
        ? [
            ['encryptedExpiryMonth', digits.slice(0, 2)],
            ['encryptedExpiryYear', `20${digits.slice(2)}`],
          ]
        : [[fieldType, digits]];
    send({
      action: 'encryption',
      [fieldType]: parts.map(([encryptedFieldName, value]) => ({ encryptedFieldName, blob: `test_${value}` })),
      ...(fieldType === 'encryptedCardNumber' && { endDigits: digits.slice(-4), issuerBin: digits.slice(0, 8) }),
      ...(fieldType === 'encryptedExpiryDate' && { type: 'year' }),
    });
  }

  function obey({ focus, brand: name, code, autoComplete, styleObject, ...message }: FieldMessage): void {
    if (focus) input.focus();
    if (name && config?.fieldType === 'encryptedSecurityCode') {
      codeLength = name === 'amex' ? 4 : 3;
      const { placeholders = {} } = config.iframeUIConfig ?? {};
      input.placeholder = placeholders[`${config.fieldType}${codeLength}digits`] ?? '';
      if (input.value) take();
    }
    if (message.externalValidation || message.unsupportedCard) show(code ?? null);
    if (autoComplete) {
      input.value = autoComplete;
      take();
    }
    if (styleObject) {
      styles = styleObject;
      show(null);
    }
    if (message.destroy) input.value = '';
  }

  addEventListener('message', ({ data, origin }) => {
    if (typeof data !== 'string' || !data.startsWith('{')) return;
    const message = JSON.parse(data);
    if (!config) configure(message, origin);
    else if (message.numKey === config.numKey && origin === page) obey(message);
  });
  input.addEventListener('input', take);
  input.addEventListener('focus', () => send({ action: 'focus', focus: true, numChars: input.value.length }));
  input.addEventListener('blur', () => {
    send({ action: 'focus', focus: false, numChars: input.value.length });
    // Passing by is no mistake.
    if (!config || input.value === '') return;
    const digits = digitsOf(config.fieldType, input.value, codeLength);
    const code = problemOf(config.fieldType, digits, codeLength, new Date());
    if (code === null) return;
    show(code);
    send({ action: 'incorrectly filled field', error: code });
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') send({ action: 'enterKeyPressed' });
  });
}

/** The script of the frame. */
export const FIELD_CODE = [
  brandOf,
  passesLuhn,
  problemOf,
  digitsOf,
  shownDigits,
  runSecuredField,
  'runSecuredField({ document, parent, addEventListener: addEventListener.bind(window) });',
].join('\n');
